import type { Mundo } from '../apoyo/mundo';
import { contratoCartera } from './cartera.contrato';
import { usarDosQueDeben } from './dos-que-deben';
import { contratoEstadoDeCuenta } from './estado-de-cuenta.contrato';
import { contratoRecaudo } from './recaudo.contrato';

export const contratoFinanzas = (mundo: () => Mundo): void => {
  const casa = usarDosQueDeben(mundo);
  contratoCartera(mundo, casa);
  contratoRecaudo(mundo, casa);
  contratoEstadoDeCuenta(mundo, casa);
};
