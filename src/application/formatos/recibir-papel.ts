import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import type { ArchivosDePapeles, PapelesRecibidos } from '@/application/formatos/papeles-recibidos.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { Permisos } from '@/application/shared/permisos.port';
import { MENSAJE_ID_FORMATO } from '@/domain/formatos/datos-formato';
import { errorArchivoPerdido, esquemaPapelVisto, validarDatosPapel } from '@/domain/formatos/datos-papel';
import type { PapelRecibido } from '@/domain/formatos/papel-recibido';
import { exigirIdParticipante } from '@/domain/participantes/exigir-id-participante';
import { analizar } from '@/domain/shared/analizar';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { exigirId } from '@/domain/shared/exigir-id';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  papeles: PapelesRecibidos;
  /** Only where the files are: whoever asks from a browser cannot tell. */
  archivos?: ArchivosDePapeles | undefined;
  formatos: Pick<FormatoRepository, 'listar'>;
  permisos: Permisos;
  reloj: Reloj;
}

/**
 * The signed paper of a template is here, with its photo or without. Saying it again corrects it. Throws
 * PERMISO_DENEGADO, VALIDACION also for a file that is not there, VERSION_OBSOLETA, NO_ENCONTRADO for a template that nobody
 * knows.
 */
export const recibirPapel =
  ({ papeles, archivos, formatos, permisos, reloj }: Dependencias) =>
  async (participante: Id, codigo: string, entrada: unknown): Promise<PapelRecibido> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirIdParticipante(participante);
    exigirId(codigo, MENSAJE_ID_FORMATO);
    const hoy = fechaEnBogota(reloj.ahora());
    const datos = validarDatosPapel(entrada, participante, hoy);
    const conocidos = await formatos.listar();
    if (conocidos && !conocidos.some((formato) => formato.codigo === codigo))
      throw errorNoEncontrado('una plantilla', codigo);
    if (datos.archivo && archivos && (await archivos.queHay(datos.archivo)) !== 'archivo')
      throw errorArchivoPerdido();
    return papeles.recibir(participante, codigo, datos, hoy);
  };

/** Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, VERSION_OBSOLETA. */
export const retirarPapel =
  ({ papeles, permisos }: Pick<Dependencias, 'papeles' | 'permisos'>) =>
  async (participante: Id, codigo: string, visto: unknown = {}): Promise<void> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirIdParticipante(participante);
    await papeles.retirar(participante, codigo, analizar(esquemaPapelVisto, visto));
  };
