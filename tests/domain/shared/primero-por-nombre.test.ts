import { describe, expect, it } from 'vitest';
import { primeroPorNombre } from '@/domain/shared/busqueda/primero-por-nombre';

describe('primero quien se llama así', () => {
  const en = (texto: string, ...nombres: string[]) => primeroPorNombre(nombres, (nombre) => nombre, texto);

  it('el mismo nombre, luego los que tienen todas las palabras, luego quien salió por otro dato', () => {
    expect(en('  rios ANA', 'Berta Gil', 'Ana María Ríos', 'Carla Paz', 'Ríos Ana')).toEqual([
      'Ríos Ana',
      'Ana María Ríos',
      'Berta Gil',
      'Carla Paz',
    ]);
  });

  it('a quien le falta una palabra va después, aunque tenga todas las letras', () => {
    expect(en('ana rios', 'Ana Gil', 'Rosa Iriana', 'Ana María Ríos')).toEqual([
      'Ana María Ríos',
      'Ana Gil',
      'Rosa Iriana',
    ]);
  });

  it('entre iguales, y sin nada escrito, deja el orden en que llegaron', () => {
    expect(en('', 'Zoila', 'Ana')).toEqual(['Zoila', 'Ana']);
    expect(en('ana', 'Mariana', 'Ana Sofía')).toEqual(['Mariana', 'Ana Sofía']);
  });
});
