import type { FotosDeParticipantes } from '@/application/participantes/fotos/fotos-de-participantes.port';
import { esquemaFoto, esquemaMiniatura } from '@/domain/participantes/fotos/foto-participante';
import type { Id } from '@/domain/shared/id';
import { z } from '@/domain/shared/zod';
import type { ClienteHttp } from '../cliente/cliente-http';
import { desenvolver } from '../cliente/cuerpo';
import { rutaDe } from '../lectura/escribir';
import { leerCon, siExiste } from '../lectura/opcional';

export const crearHttpFotosDeParticipantes = (cliente: ClienteHttp): FotosDeParticipantes => {
  const rutaDeFoto = (id: Id) => `${rutaDe('/participantes', id)}/foto`;
  return {
    obtener: async (id) => {
      const leida = await siExiste(async () => {
        const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: rutaDeFoto(id) });
        return leerCon(esquemaFoto, 'la foto', desenvolver(cuerpo));
      });
      return leida ?? { participante_id: id, imagen: null };
    },
    miniaturas: async (ids) => {
      const leidas = await siExiste(async () => {
        const consulta = { ids: ids.join(',') };
        const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: '/participantes/fotos', consulta });
        return leerCon(z.array(esquemaMiniatura), 'las fotos', desenvolver(cuerpo));
      });
      return leidas ?? [];
    },
    guardar: async (id, datos) => {
      await cliente.pedir({ metodo: 'PUT', ruta: rutaDeFoto(id), cuerpo: datos });
    },
    quitar: async (id) => {
      await siExiste(() => cliente.pedir({ metodo: 'DELETE', ruta: rutaDeFoto(id) }));
    },
  };
};
