import { readdirSync, readFileSync } from 'node:fs';

/** Of the kernel's clock ticks, in which /proc counts. */
const TICKS = 100;

/** All processes that there are. */
export function processes() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? []);
}

/** Number, parent, command, and how many seconds it worked (its ended children too); undefined where there is no such process. */
export function statOf(pid) {
  try {
    const [, command, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'));
    const fields = rest.split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return fields[0] === 'Z'
      ? undefined
      : { pid, parent: Number(fields[1]), command, seconds: ticks / TICKS };
  } catch {
    // It ended while it was looked at.
    return undefined;
  }
}

/** A process and all below it. */
export function treeOf(pid, all = processes()) {
  const children = all.filter(({ parent }) => parent === pid).flatMap((child) => treeOf(child.pid, all));
  return [...all.filter((one) => one.pid === pid), ...children];
}

/** Resident memory in MB. */
export function residentMb(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Open files, sockets and pipes. */
export function openFiles(pid) {
  return readdirSync(`/proc/${pid}/fd`).length;
}
