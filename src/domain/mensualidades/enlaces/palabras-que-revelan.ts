import { plegar } from '@/domain/shared/textos';

/** Folded beginnings of the words by which whoever reads over a shoulder would know why somebody is in the house. */
const RAICES =
  /adicc|adict|rehabilit|desintox|drog|sustanci|alcohol|psiqui|psico|terap|tratamient|clinic|medic|pacient|\bintern(?:o|a|os|as|ado|ada|ados|adas|amiento)\b|reinser|recuperac|sobri|consum|salud|comunidad/;

export const revelaTratamiento = (texto: string): boolean => RAICES.test(plegar(texto));

/** The text, or `null` when it would tell. For what somebody wrote freely and a family's paper can do without. */
export const siNoRevela = (texto: string | null | undefined): string | null =>
  texto && !revelaTratamiento(texto) ? texto : null;
