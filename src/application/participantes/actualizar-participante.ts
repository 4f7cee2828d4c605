import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import { leerCambios } from '@/application/shared/leer-cambios';
import type { Permisos } from '@/application/shared/permisos.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { aplicarCambiosParticipante } from '@/domain/participantes/aplicar-cambios-participante';
import {
  type CambiosParticipante,
  MENSAJE_ID_PARTICIPANTE,
  validarCambiosParticipante,
} from '@/domain/participantes/datos-participante';
import type { Participante } from '@/domain/participantes/participante';
import {
  revisarArchivado,
  revisarParticipante,
  revisarTransicion,
} from '@/domain/participantes/reglas-participante';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { exigirId } from '@/domain/shared/exigir-id';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  participantes: ParticipanteRepository;
  permisos: Permisos;
  reloj: Reloj;
}

/** What the rules leave to store: the asked changes, with the fields the rules erased because of them, asked or not. */
const cambiosCompletos = (
  antes: Participante,
  despues: Participante,
  pedidos: CambiosParticipante,
): CambiosParticipante => {
  const borrados = Object.entries(despues).filter(
    ([campo, valor]) => valor === null && (campo in pedidos || antes[campo as keyof Participante] !== null),
  );
  return { ...pedidos, ...Object.fromEntries(borrados) };
};

/**
 * Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO, DUPLICADO, VERSION_OBSOLETA.
 * `base` is the record the person was looking at; it spares the browser a read. The server never passes it.
 */
export const actualizarParticipante =
  ({ participantes, permisos, reloj }: Dependencias) =>
  async (id: Id, entrada: unknown, base?: Participante): Promise<Participante> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(id, MENSAJE_ID_PARTICIPANTE);
    const { antes, cambios } = await leerCambios(entrada, validarCambiosParticipante, async () => {
      const guardado = base ?? (await participantes.obtener(id));
      if (!guardado) throw errorNoEncontrado('un participante', id);
      return guardado;
    });
    const despues = aplicarCambiosParticipante(antes, cambios);
    revisarTransicion(antes, despues);
    revisarArchivado(antes, despues, cambios);
    revisarParticipante(despues, fechaEnBogota(reloj.ahora()), antes);
    return participantes.actualizar(id, cambiosCompletos(antes, despues, cambios));
  };
