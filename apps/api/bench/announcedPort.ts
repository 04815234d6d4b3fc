import type { ChildProcess } from 'node:child_process';

/**
 * Waits until a server prints its port. Discards its later output.
 *
 * @param announces - Captures the port in the output.
 * @throws {Error} If the server exits first.
 */
export function announcedPort(child: ChildProcess, announces: RegExp): Promise<number> {
  return new Promise((resolve, reject) => {
    let out = '';
    const read = (data: unknown) => {
      out += String(data);
      const found = announces.exec(out)?.[1];
      if (found === undefined) return;
      child.stdout?.off('data', read).resume();
      resolve(Number(found));
    };
    child.stdout?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with ${String(code)}`)));
  });
}
