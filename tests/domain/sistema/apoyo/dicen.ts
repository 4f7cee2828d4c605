import { AHORA, SANO } from '@tests/domain/sistema/apoyo/hechos';
import { expect, it } from 'vitest';
import {
  NOMBRES_DE_PARTES,
  type ParteDelSistema,
  type ParteRevisada,
} from '@/domain/sistema/estado-del-sistema';
import type { HechosDelSistema } from '@/domain/sistema/hechos-del-sistema';
import { juzgarSistema } from '@/domain/sistema/juzgar-sistema';

type Dicho = Omit<ParteRevisada, 'parte'>;
type Caso = [caso: string, cambios: Partial<HechosDelSistema>, dicho: Dicho];

/** A table of how that part is told, whole. */
export const dicen = (parte: ParteDelSistema, casos: readonly Caso[]): void =>
  it.each(casos)(`${NOMBRES_DE_PARTES[parte]}: %s`, (_caso, cambios, dicho) => {
    const partes = juzgarSistema({ ...SANO, ...cambios }, AHORA);
    expect(partes.find((una) => una.parte === parte)).toEqual({ parte, ...dicho });
  });
