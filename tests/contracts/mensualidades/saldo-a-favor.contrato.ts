import type { Mundo } from '../apoyo/mundo';
import { usarCasaDeRosa } from './casa-de-rosa';
import { contratoContarSaldoAFavor } from './contar-saldo-a-favor.contrato';
import { contratoExcedente } from './excedente.contrato';
import { contratoUsarSaldoAFavor } from './usar-saldo-a-favor.contrato';

export const contratoSaldoAFavor = (mundo: () => Mundo): void => {
  const casa = usarCasaDeRosa(mundo);
  contratoExcedente(mundo, casa);
  contratoUsarSaldoAFavor(mundo, casa);
  contratoContarSaldoAFavor(mundo, casa);
};
