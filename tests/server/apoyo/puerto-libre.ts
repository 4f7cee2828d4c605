import { createServer } from 'node:net';

/** A port nobody listens on, for a process that has to be found before it says where it is. */
export const puertoLibre = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const sonda = createServer();
    sonda.once('error', reject);
    sonda.listen(0, '127.0.0.1', () => {
      const direccion = sonda.address();
      sonda.close(() => (typeof direccion === 'object' && direccion ? resolve(direccion.port) : reject()));
    });
  });
