import { crearLectorCobroPorDefecto } from '@/application/configuracion/datos-fundacion.port';
import type { GeneradorMensualidades } from '@/application/mensualidades/generador-mensualidades.port';
import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import { mensualidadesDelPanel } from '@/application/mensualidades/servicios-mensualidades';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    mensualidades: MensualidadRepository;
    abonos: LibroDeAbonos;
    generadorMensualidades: GeneradorMensualidades;
  }
}

export const moduloMensualidades = casos(
  'mensualidades',
  ({ configuracion, generadorMensualidades, ...puertos }) =>
    mensualidadesDelPanel({
      ...puertos,
      generador: generadorMensualidades,
      cobro: crearLectorCobroPorDefecto(configuracion),
    }),
  [
    'mensualidades',
    'participantes',
    'abonos',
    'generadorMensualidades',
    'configuracion',
    'permisos',
    'reloj',
  ],
);
