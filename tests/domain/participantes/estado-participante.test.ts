import { atrapar } from '@tests/domain/atrapar';
import { participante } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import {
  CICLO_ESTADO_PARTICIPANTE,
  ESTADOS_PARTICIPANTE,
  type EstadoParticipante,
  ocupaCupo,
  puedePasarA,
} from '@/domain/participantes/estado-participante';
import { revisarTransicion } from '@/domain/participantes/reglas-participante';

const PERMITIDOS: Readonly<Record<EstadoParticipante, readonly EstadoParticipante[]>> = {
  PREINGRESO: ['PREINGRESO', 'ACTIVO'],
  ACTIVO: ['ACTIVO', 'CON_PERMISO', 'EGRESADO'],
  CON_PERMISO: ['CON_PERMISO', 'ACTIVO', 'EGRESADO'],
  EGRESADO: ['EGRESADO', 'ACTIVO'],
};
const parejas = ESTADOS_PARTICIPANTE.flatMap((a) => ESTADOS_PARTICIPANTE.map((b) => [a, b] as const));

describe('estados de un participante (producto §2 y §4)', () => {
  it.each(parejas)('de %s a %s', (desde, hasta) => {
    expect(puedePasarA(desde, hasta)).toBe(PERMITIDOS[desde].includes(hasta));
  });

  it('un paso que no existe se explica con las palabras de la pantalla', () => {
    const preingreso = participante({ estado: 'PREINGRESO' });
    expect(atrapar(() => revisarTransicion(preingreso, { estado: 'CON_PERMISO' }))).toMatchObject({
      codigo: 'CONFLICTO',
      message: 'Un participante en estado Preingreso no puede pasar a Con permiso',
      campos: { estado: 'Un participante en estado Preingreso no puede pasar a Con permiso' },
    });
  });

  it('el clic en la insignia solo va y viene entre ACTIVO y CON_PERMISO', () => {
    expect(CICLO_ESTADO_PARTICIPANTE).toEqual(['ACTIVO', 'CON_PERMISO']);
  });

  it.each([
    ['PREINGRESO', false],
    ['ACTIVO', true],
    ['CON_PERMISO', true],
    ['EGRESADO', false],
  ] as const)('%s ocupa cupo: %s', (estado, ocupa) => {
    expect(ocupaCupo(estado)).toBe(ocupa);
  });
});
