import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import {
  fabricarAcudiente,
  fabricarMensualidad,
  fabricarParticipante,
  fabricarSede,
} from '@tests/server/apoyo/fabricar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';

/** A server behind a proxy with one record of each kind, all with id 1; closing it closes its database. */
export const servidorConDatos = async (): Promise<ServidorDePrueba> => {
  const base = await abrirPGliteDePrueba();
  const servidor = await crearServidorDePrueba({ db: base.db, detrasDeProxy: true });
  await fabricarSede(servidor);
  const { id } = await fabricarParticipante(servidor);
  await fabricarAcudiente(servidor, id);
  await fabricarMensualidad(servidor, id);
  return {
    ...servidor,
    cerrar: async () => {
      await servidor.cerrar();
      await base.cerrar();
    },
  };
};
