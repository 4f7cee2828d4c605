import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { inMemorySonda } from '@/infrastructure/memory/conexion/in-memory-sonda';
import { baseDemo } from './base-demo';
import { crearServiciosAcceso } from './comun/crear-servicios-acceso';

export const componerAcceso = async (): Promise<ServiciosAcceso> =>
  crearServiciosAcceso({ ...baseDemo(), sonda: inMemorySonda });

export const componerPanel = async (): Promise<ServiciosPanel> => {
  const { componerPanelDemo } = await import('./panel-demo');
  return componerPanelDemo(baseDemo());
};
