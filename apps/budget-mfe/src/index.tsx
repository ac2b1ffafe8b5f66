// Asynchronous on purpose: shared modules are settled before anything imports them.
void import('./bootstrap');
