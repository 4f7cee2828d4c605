import { crearLectorCobroPorDefecto } from '@/application/configuracion/datos-fundacion.port';
import type { MesesCerrados } from '@/application/mensualidades/cierres/libro-de-cierres.port';
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
    mesesCerrados: MesesCerrados;
  }
}

export const moduloMensualidades = casos(
  'mensualidades',
  ({ configuracion, generadorMensualidades, mesesCerrados, ...puertos }) =>
    mensualidadesDelPanel({
      ...puertos,
      generador: generadorMensualidades,
      cierres: mesesCerrados,
      cobro: crearLectorCobroPorDefecto(configuracion),
    }),
  [
    'mensualidades',
    'participantes',
    'abonos',
    'generadorMensualidades',
    'mesesCerrados',
    'configuracion',
    'permisos',
    'reloj',
  ],
);
