import type { FotosDeParticipantes } from '@/application/participantes/fotos/fotos-de-participantes.port';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { Permisos } from '@/application/shared/permisos.port';
import { exigirIdParticipante } from '@/domain/participantes/exigir-id-participante';
import {
  errorSinAutorizacion,
  type Foto,
  type Miniatura,
  validarDatosFoto,
} from '@/domain/participantes/fotos/foto-participante';
import { autorizacionVigente } from '@/domain/participantes/participante';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  fotos: FotosDeParticipantes;
  participantes: Pick<ParticipanteRepository, 'obtener'>;
  permisos: Permisos;
}

/** Throws PERMISO_DENEGADO, VALIDACION without the authorisation of the person, NO_ENCONTRADO. */
export const guardarFoto =
  ({ fotos, participantes, permisos }: Dependencias) =>
  async (id: Id, entrada: unknown): Promise<void> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirIdParticipante(id);
    const datos = validarDatosFoto(entrada);
    const participante = encontrado(await participantes.obtener(id), 'un participante', id);
    if (!autorizacionVigente(participante)) throw errorSinAutorizacion();
    await fotos.guardar(id, datos);
  };

/** What the panel and a request may ask of the pictures; all of it throws PERMISO_DENEGADO. */
export const fotosDe = (puertos: Dependencias) => {
  const { fotos, permisos } = puertos;
  return {
    obtener: async (id: Id): Promise<Foto> => {
      await exigirRol(permisos, 'ADMINISTRADOR');
      return fotos.obtener(id);
    },
    listarMiniaturas: async (ids: readonly Id[]): Promise<readonly Miniatura[]> => {
      await exigirRol(permisos, 'ADMINISTRADOR');
      return ids.length === 0 ? [] : fotos.miniaturas(ids);
    },
    guardar: guardarFoto(puertos),
    quitar: async (id: Id): Promise<void> => {
      await exigirRol(permisos, 'ADMINISTRADOR');
      await fotos.quitar(exigirIdParticipante(id));
    },
  };
};
