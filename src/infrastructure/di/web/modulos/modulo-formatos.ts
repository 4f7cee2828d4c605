import { ContainerModule } from 'inversify';
import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import { crearLectorDatosFundacion } from '@/application/configuracion/datos-fundacion.port';
import { actualizarFormato } from '@/application/formatos/actualizar-formato';
import { crearFormato } from '@/application/formatos/crear-formato';
import { eliminarFormato } from '@/application/formatos/eliminar-formato';
import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import type { LectoresFormato } from '@/application/formatos/fuentes-formato';
import { prepararDocumento, prepararPaqueteDeIngreso } from '@/application/formatos/preparar-documentos';
import type { ServiciosFormatos } from '@/application/servicios/servicios-formatos';
import type { Permisos } from '@/application/shared/permisos.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { PUERTOS, SERVICIOS } from '../tokens';

type Otros = Omit<LectoresFormato, 'fundacion'>;

const crear = (
  formatos: FormatoRepository,
  permisos: Permisos,
  reloj: Reloj,
  participantes: Otros['participantes'],
  acudientes: Otros['acudientes'],
  sedes: Otros['sedes'],
  finanzas: Otros['finanzas'],
  configuracion: ConfiguracionRepository,
): ServiciosFormatos => {
  const fundacion = crearLectorDatosFundacion(configuracion);
  const deps = {
    formatos,
    permisos,
    reloj,
    lectores: { participantes, acudientes, sedes, finanzas, fundacion },
  };
  return {
    listar: formatos.listar,
    obtener: formatos.obtener,
    crear: crearFormato(deps),
    actualizar: actualizarFormato(deps),
    eliminar: eliminarFormato(deps),
    preparar: prepararDocumento(deps),
    prepararPaqueteDeIngreso: prepararPaqueteDeIngreso(deps),
  };
};

export const moduloFormatos = new ContainerModule(({ bind }) => {
  bind(SERVICIOS.formatos)
    .toResolvedValue(crear, [
      PUERTOS.formatos,
      PUERTOS.permisos,
      PUERTOS.reloj,
      PUERTOS.participantes,
      PUERTOS.acudientes,
      PUERTOS.sedes,
      PUERTOS.finanzas,
      PUERTOS.configuracion,
    ])
    .inSingletonScope();
});
