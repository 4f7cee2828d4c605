import { admisionDe } from '@/application/participantes/admision';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { validarDatosParticipante } from '@/domain/participantes/datos-participante';
import { primeraEstancia } from '@/domain/participantes/estancias/seguir-estancias';
import type { Participante } from '@/domain/participantes/participante';
import { revisarParticipante } from '@/domain/participantes/reglas-participante';
import { fechaEnBogota } from '@/domain/shared/fechas';

interface Dependencias {
  participantes: ParticipanteRepository;
  permisos: Permisos;
  reloj: Reloj;
}

/** Throws PERMISO_DENEGADO, VALIDACION, DUPLICADO, CONFLICTO. A new participante without `estado` starts as PREINGRESO. */
export const crearParticipante =
  ({ participantes, permisos, reloj }: Dependencias) =>
  async (entrada: unknown, opciones?: OpcionesCreacion): Promise<Participante> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const datos = validarDatosParticipante(entrada);
    revisarParticipante(datos as Partial<Participante>, fechaEnBogota(reloj.ahora()));
    const { sede_id = null, area = null, estado = 'PREINGRESO' } = datos;
    const admision = admisionDe(null, { sede_id, area, estado, archivado_en: null });
    return participantes.crear(datos, opciones, admision, primeraEstancia(datos) ?? undefined);
  };
