import {
  esquemaDatosFoto,
  esquemaFoto,
  esquemaMiniatura,
  validarDatosFoto,
} from '@/domain/participantes/fotos/foto-participante';
import { LADO_DE_FOTO } from '@/domain/participantes/fotos/lados-de-foto';
import type { API_FOTOS } from '@/domain/participantes/manifiesto-participantes';
import { analizar } from '@/domain/shared/analizar';
import { LIMITE_MAXIMO } from '@/domain/shared/pagina';
import { z } from '@/domain/shared/zod';
import { alEscribir, alLeer, exigirActor, type LlamadasDe, ok, SIN_CONTENIDO } from '@/server/http/manejador';

/** As many as a page of the list. */
const consultaFotos = z.object({
  ids: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,16}(,\d{1,16})*$/, 'Escriba los números separados por comas')),
      z.pipe(
        z.transform((ids: string) => ids.split(',')),
        z.array(z.string()).check(z.maxLength(LIMITE_MAXIMO, `Pida ${LIMITE_MAXIMO} o menos`)),
      ),
    ),
  ),
});

export const llamadasFotos: LlamadasDe<typeof API_FOTOS> = {
  'GET /participantes/fotos': {
    resumen: 'Las fotos pequeñas de los participantes que se nombran y la tienen',
    consulta: consultaFotos,
    respuesta: esquemaMiniatura,
    lista: 'data',
    pesa: 'SIEMPRE',
    atender: alLeer(async ({ fotos }, { query }) => {
      const { ids = [] } = analizar(consultaFotos, { ...query });
      return ok({ data: await fotos.listarMiniaturas(ids) });
    }),
  },
  'GET /participantes/{id}/foto': {
    resumen: 'La foto de un participante, o ninguna',
    respuesta: esquemaFoto,
    // A face here says that somebody is in treatment: who looked at it is known, as with the rest of a record.
    atender: alEscribir(async ({ fotos, auditoria }, { params: { id = '' } }) => {
      const foto = await fotos.obtener(id);
      if (foto.imagen !== null) await auditoria.consulta('foto', { id });
      return ok(foto);
    }),
  },
  'PUT /participantes/{id}/foto': {
    resumen: 'Guardar la foto de un participante que autorizó sus datos, en lugar de la que tenía',
    cuerpo: esquemaDatosFoto,
    estado: 204,
    // Drawn again: whoever sends it may not be the panel, and where a photo was taken is in it.
    atender: async (peticion, { unidadDeTrabajo, tallerDeFotos }) => {
      const { imagen, miniatura } = validarDatosFoto(peticion.cuerpo);
      const datos = {
        imagen: await tallerDeFotos.redibujar(imagen, LADO_DE_FOTO.imagen),
        miniatura: await tallerDeFotos.redibujar(miniatura, LADO_DE_FOTO.miniatura),
      };
      return unidadDeTrabajo.escribir(exigirActor(peticion), async ({ fotos }) => {
        await fotos.guardar(peticion.params.id ?? '', datos);
        return SIN_CONTENIDO;
      });
    },
  },
  'DELETE /participantes/{id}/foto': {
    resumen: 'Quitar la foto de un participante',
    estado: 204,
    atender: alEscribir(async ({ fotos }, { params: { id = '' } }) => {
      await fotos.quitar(id);
      return SIN_CONTENIDO;
    }),
  },
};
