import type { AcudienteRepository } from '@/application/acudientes/acudiente-repository.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import { leerCambios } from '@/application/shared/leer-cambios';
import type { Permisos } from '@/application/shared/permisos.port';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import {
  MENSAJE_ID_ACUDIENTE,
  revisarCambiosAcudiente,
  validarCambiosAcudiente,
} from '@/domain/acudientes/datos-acudiente';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { exigirId } from '@/domain/shared/exigir-id';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  acudientes: AcudienteRepository;
  permisos: Permisos;
}

/**
 * Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, DUPLICADO, VERSION_OBSOLETA. `base` is the record the person
 * was looking at; the server never passes it.
 */
export const actualizarAcudiente =
  ({ acudientes, permisos }: Dependencias) =>
  async (id: Id, entrada: unknown, base?: Acudiente): Promise<Acudiente> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(id, MENSAJE_ID_ACUDIENTE);
    const { antes, cambios } = await leerCambios(entrada, validarCambiosAcudiente, async () =>
      encontrado(base ?? (await acudientes.obtener(id)), 'un acudiente', id),
    );
    revisarCambiosAcudiente(antes, cambios);
    return acudientes.actualizar(id, cambios);
  };
