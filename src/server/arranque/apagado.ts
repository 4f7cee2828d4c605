import { decir } from '@/server/arranque/mensajes';

const SENALES = ['SIGTERM', 'SIGINT'] as const;

/** The first signal ends in order: no new requests, the accepted ones finish, the database closes. The second does not wait. */
export const apagarConSenal = (cerrar: () => Promise<void>): void => {
  let cerrando = false;
  const atender = (): void => {
    if (cerrando) process.exit(1);
    cerrando = true;
    decir('Deteniendo el servidor…');
    cerrar().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const senal of SENALES) process.on(senal, atender);
};
