import type { AddressInfo } from 'node:net';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import type { Configuracion } from '@/server/arranque/configuracion';
import { versionDelPrograma } from '@/server/arranque/version-del-programa';
import type { Medidor } from '@/server/metricas/medidor';

interface MetricasAbiertas {
  medidor: Medidor;
  direccion: AddressInfo;
  cerrar(): void;
}

/** `null` when nobody asked for them: then nothing is measured, nor its library loaded. */
export const abrirMetricas = async (
  donde: Configuracion['metricas'],
  servicios: ServiciosServidor,
): Promise<MetricasAbiertas | null> => {
  if (!donde) return null;
  const [{ crearMedidor }, { medirServicios }, { servirMetricas }] = await Promise.all([
    import('@/server/metricas/medidor'),
    import('@/server/metricas/medir-servicios'),
    import('@/server/metricas/servir-metricas'),
  ]);
  const medidor = crearMedidor();
  const actualizar = medirServicios(medidor.registro, servicios, versionDelPrograma());
  return { medidor, ...(await servirMetricas(medidor.registro, actualizar, donde)) };
};
