import { defineElement } from './element';
import { baseOf } from './options';

// Only while a plain script runs does the page say which one it is; a module's page gives `api-base`.
const script = document.currentScript;
defineElement(script instanceof HTMLScriptElement ? baseOf(script.src) : '');
