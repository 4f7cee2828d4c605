import type { EnlacesDeCuenta } from '@/application/mensualidades/enlaces/enlaces-de-cuenta.port';
import { enlacesDeCuentaDe } from '@/application/mensualidades/enlaces/servicios-enlaces';
import { crearCompartidorNavegador } from '@/infrastructure/browser/compartidor-navegador';
import { casos, casosDe, type Modulo } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    enlaces: EnlacesDeCuenta;
  }
}

const moduloCompartidor: Modulo = ({ bind }) => {
  bind(casosDe('compartidor')).toConstantValue(crearCompartidorNavegador(window.navigator));
};

/** The links for families, and what hands them a file. */
export const modulosEnlaces = [
  casos('enlacesDeCuenta', enlacesDeCuentaDe, ['enlaces', 'permisos', 'reloj']),
  moduloCompartidor,
];
