import type { RevisionDeDatos } from '@/application/revision/revision-de-datos.port';
import { esquemaRespuestaDeDecision, esquemaRevision } from '@/domain/revision/hallazgo';
import type { ClienteHttp } from '../cliente/cliente-http';
import { desenvolver } from '../cliente/cuerpo';
import { leerCon, siExiste } from '../lectura/opcional';

export const crearHttpRevisionDeDatos = (cliente: ClienteHttp): RevisionDeDatos => ({
  obtener: () =>
    siExiste(async () => {
      const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: '/revision' });
      return leerCon(esquemaRevision, 'la revisión de los datos', desenvolver(cuerpo));
    }),
  decidir: async (clave, dejar) => {
    const ruta = '/revision/decisiones';
    const cuerpo = await cliente.pedir({ metodo: 'PUT', ruta, cuerpo: { clave, dejar } });
    return leerCon(esquemaRespuestaDeDecision, 'la decisión', desenvolver(cuerpo)).decision;
  },
});
