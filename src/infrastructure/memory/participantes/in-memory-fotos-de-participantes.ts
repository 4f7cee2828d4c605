import type { FotosDeParticipantes } from '@/application/participantes/fotos/fotos-de-participantes.port';
import { PARTICIPANTE_DE_FOTO } from '@/domain/participantes/fotos/foto-participante';
import { errorDeReferencia } from '@/domain/shared/integridad';
import type { BaseMemoria } from '../shared/base-memoria';

export const crearInMemoryFotosDeParticipantes = ({
  fotos,
  participantes,
  anotar,
}: BaseMemoria): FotosDeParticipantes => ({
  obtener: async (participante_id) => ({
    participante_id,
    imagen: fotos.get(String(participante_id))?.imagen ?? null,
  }),
  miniaturas: async (ids) =>
    ids.flatMap((participante_id) => {
      const foto = fotos.get(String(participante_id));
      return foto ? [{ participante_id, miniatura: foto.miniatura }] : [];
    }),
  guardar: async (id, datos) => {
    if (!participantes.obtener(id)) throw errorDeReferencia(PARTICIPANTE_DE_FOTO);
    const accion = fotos.has(String(id)) ? 'ACTUALIZAR' : 'CREAR';
    fotos.set(String(id), datos);
    // That there is one, and not the face.
    anotar('foto', id, { accion, antes: null, despues: null });
  },
  quitar: async (id) => {
    if (fotos.delete(String(id))) anotar('foto', id, { accion: 'ELIMINAR', antes: null, despues: null });
  },
});
