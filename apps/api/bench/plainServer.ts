/** Baseline for files: a Node HTTP server that writes bodies to a file and sends files, without any checks. */
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const [folder = '.'] = process.argv.slice(2);

const server = createServer({ requestTimeout: 0 }, (request, response) => {
  if (request.method === 'POST') {
    const target = createWriteStream(join(folder, 'upload'), { flush: true });
    void pipeline(request, target).then(() => response.end('done'));
    return;
  }
  const path = join(folder, decodeURIComponent(request.url ?? '/'));
  response.setHeader('Content-Length', statSync(path).size);
  createReadStream(path).pipe(response);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.stdout.write(`listening on ${port}\n`);
});
