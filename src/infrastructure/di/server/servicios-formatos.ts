import { actualizarFormato } from '@/application/formatos/actualizar-formato';
import { crearFormato } from '@/application/formatos/crear-formato';
import { eliminarFormato } from '@/application/formatos/eliminar-formato';
import type { LectoresFormato } from '@/application/formatos/fuentes-formato';
import { imprimirDocumentos } from '@/application/formatos/imprimir-documentos';
import { instalarPlantillas } from '@/application/formatos/instalar-plantillas';
import { prepararDocumento, prepararPaqueteDeIngreso } from '@/application/formatos/preparar-documentos';
import type { ServiciosFormatosPeticion } from '@/application/servicios/servicios-formatos';
import type { UnidadDeTrabajo } from '@/application/servicios/servicios-servidor';
import type { Permisos } from '@/application/shared/permisos.port';
import { PLANTILLAS_INICIALES } from '@/domain/formatos/plantillas/plantillas-iniciales';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { SISTEMA } from '@/infrastructure/di/server/actor-sistema';
import { imprentaFormatosPdf } from '@/infrastructure/pdf/formatos/imprenta-formatos-pdf';
import { postgresFormatoRepository } from '@/infrastructure/postgres/formatos/postgres-formato-repository';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

export const crearServiciosFormatos = (
  contexto: Contexto,
  permisos: Permisos,
  lectores: LectoresFormato,
): ServiciosFormatosPeticion => {
  const formatos = postgresFormatoRepository(contexto);
  const deps = { formatos, lectores, permisos, reloj: contexto.reloj };
  return {
    listar: formatos.listar,
    obtener: formatos.obtener,
    crear: crearFormato(deps),
    actualizar: actualizarFormato(deps),
    eliminar: eliminarFormato(deps),
    preparar: prepararDocumento(deps),
    prepararPaqueteDeIngreso: prepararPaqueteDeIngreso(deps),
    imprimir: imprimirDocumentos(imprentaFormatosPdf),
    instalar: instalarPlantillas(deps),
  };
};

/** All of them or none. When another server that starts at the same time was first, its work is kept. */
export const instalarPlantillasIniciales = async ({ escribir }: UnidadDeTrabajo): Promise<void> => {
  try {
    await escribir(SISTEMA, ({ formatos }) => formatos.instalar(PLANTILLAS_INICIALES));
  } catch (error) {
    if (!tieneCodigo(error, 'VERSION_OBSOLETA') && !tieneCodigo(error, 'DUPLICADO')) throw error;
  }
};
