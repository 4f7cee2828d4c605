import { admisionDe } from '@/application/participantes/admision';
import { seguimientoDe } from '@/application/participantes/estancias/seguimiento-de';
import type { FotosDeParticipantes } from '@/application/participantes/fotos/fotos-de-participantes.port';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import { leerCambios } from '@/application/shared/leer-cambios';
import type { Permisos } from '@/application/shared/permisos.port';
import {
  type CambiosParticipante,
  validarCambiosParticipante,
} from '@/domain/participantes/datos-participante';
import { exigirIdParticipante } from '@/domain/participantes/exigir-id-participante';
import {
  autorizacionVigente,
  type Participante,
  type ParticipanteListado,
} from '@/domain/participantes/participante';
import {
  aplicarCambiosParticipante,
  diaDelCambio,
  revisarArchivado,
  revisarParticipante,
  revisarTransicion,
} from '@/domain/participantes/reglas-participante';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  participantes: ParticipanteRepository;
  permisos: Permisos;
  reloj: Reloj;
  /** Where the pictures are erased with the authorisation; another service erases them by itself. */
  fotos?: Pick<FotosDeParticipantes, 'quitar'>;
}

/** What the rules leave to store: the asked changes, with the fields the rules erased because of them, asked or not. */
const cambiosCompletos = (
  antes: ParticipanteListado,
  despues: ParticipanteListado,
  pedidos: CambiosParticipante,
): CambiosParticipante => {
  const borrados = Object.entries(despues).filter(
    ([campo, valor]) =>
      valor === null && (campo in pedidos || antes[campo as keyof ParticipanteListado] !== null),
  );
  return { ...pedidos, ...Object.fromEntries(borrados) };
};

/**
 * Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO, DUPLICADO, VERSION_OBSOLETA.
 * `base` is the record the person was looking at, a row of a list too; it spares the browser a read. The server never
 * passes it.
 */
export const actualizarParticipante =
  ({ participantes, permisos, reloj, fotos }: Dependencias) =>
  async (id: Id, entrada: unknown, base?: ParticipanteListado): Promise<Participante> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirIdParticipante(id);
    const { antes, cambios } = await leerCambios(entrada, validarCambiosParticipante, async () => {
      const guardado: ParticipanteListado | null = base ?? (await participantes.obtener(id));
      if (!guardado) throw errorNoEncontrado('un participante', id);
      return guardado;
    });
    const despues = aplicarCambiosParticipante(antes, cambios);
    revisarTransicion(antes, despues);
    revisarArchivado(antes, despues, cambios);
    const hoy = fechaEnBogota(reloj.ahora());
    revisarParticipante(despues, hoy, antes);
    const quedaArchivado = cambios.archivado ?? antes.archivado_en !== null;
    const admision = admisionDe(antes, { ...despues, archivado_en: quedaArchivado ? '' : null });
    const guardado = await participantes.actualizar(
      id,
      cambiosCompletos(antes, despues, cambios),
      admision,
      seguimientoDe(antes, despues, diaDelCambio(cambios, hoy)),
    );
    if (autorizacionVigente(antes) && !autorizacionVigente(guardado)) await fotos?.quitar(id);
    return guardado;
  };
