import { describe, expect, it } from 'vitest';
import { alPedirlas } from '@/infrastructure/di/server/al-pedirlas';

describe('partes que se hacen al pedirlas', () => {
  it('se hacen una vez, con la base de las suyas, y las que nadie pide no se hacen', () => {
    const hechas: string[] = [];
    const partesDe = alPedirlas<{ nombre: string }>()({
      saludo: ({ nombre }) => {
        hechas.push(nombre);
        return { texto: `hola ${nombre}` };
      },
      nunca: () => {
        throw new Error('nadie la pidió');
      },
    });
    const [ana, beto] = [partesDe({ nombre: 'Ana' }), partesDe({ nombre: 'Beto' })];
    expect(hechas).toEqual([]);
    const { saludo } = ana;
    expect(saludo).toEqual({ texto: 'hola Ana' });
    expect(ana.saludo).toBe(saludo);
    expect(beto.saludo).toEqual({ texto: 'hola Beto' });
    expect(hechas).toEqual(['Ana', 'Beto']);
  });
});
