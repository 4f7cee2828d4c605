import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  conservarUltimos,
  nombreDeRespaldo,
  quitarVencidos,
  respaldosFuturos,
} from '@/infrastructure/storage/respaldos/conservar-ultimos';
import { escribirRespaldo } from '@/infrastructure/storage/respaldos/escribir-respaldo';

const enCarpeta = async (prueba: (carpeta: string) => Promise<void>): Promise<void> => {
  const carpeta = mkdtempSync(join(tmpdir(), 'copias-'));
  try {
    await prueba(carpeta);
  } finally {
    rmSync(carpeta, { recursive: true });
  }
};

describe('carpeta de respaldos', () => {
  it('se quitan los más viejos, y nada que no sea un respaldo', () =>
    enCarpeta(async (carpeta) => {
      const nombres = ['2026-11-19', '2026-11-20', '2026-11-21'].map((dia, n) =>
        nombreDeRespaldo(new Date(`${dia}T07:30:00.123Z`), n === 1),
      );
      expect(nombres[1]).toBe('respaldo-2026-11-20T073000Z.tar.gz.cifrado');
      const ajenos = ['foto.jpg', 'respaldo-viejo.tar.gz', '.respaldo-2026-11-18T073000Z.tar.gz.x.parte'];
      for (const nombre of [...nombres, ...ajenos]) writeFileSync(join(carpeta, nombre), '');
      const ahora = new Date('2026-11-21T07:30:01Z');
      const recienHecho = nombres[2] ?? '';
      const conservar = (cuantos: number) => conservarUltimos(carpeta, { ahora, recienHecho, cuantos });
      expect(await conservar(2)).toEqual([nombres[0]]);
      expect(readdirSync(carpeta).sort()).toEqual([...nombres.slice(1), ...ajenos].sort());
      expect(await conservar(5)).toEqual([]);
      expect(await conservar(1)).toEqual([nombres[1]]);
    }));

  it('un nombre con una fecha que no ha llegado no ocupa el lugar de uno bueno, ni se quita', () =>
    enCarpeta(async (carpeta) => {
      const [viejo = '', ayer = '', hoy = '', renombrado = '', saltado = ''] = [
        '2026-11-19',
        '2026-11-20',
        '2026-11-21',
        '2027-01-01',
        '2036-11-21',
      ].map((dia) => nombreDeRespaldo(new Date(`${dia}T07:30:00Z`), false));
      for (const nombre of [viejo, ayer, hoy, renombrado, saltado]) writeFileSync(join(carpeta, nombre), '');
      const ahora = new Date('2026-11-21T07:30:05Z');
      expect(await conservarUltimos(carpeta, { ahora, recienHecho: hoy, cuantos: 2 })).toEqual([viejo]);
      expect(await respaldosFuturos(carpeta, ahora)).toEqual([renombrado, saltado]);
      expect(await conservarUltimos(carpeta, { ahora, recienHecho: hoy, cuantos: 1 })).toEqual([ayer]);
      expect(readdirSync(carpeta).sort()).toEqual([hoy, renombrado, saltado]);
    }));

  it('el recién hecho se queda aunque el reloj haya vuelto atrás', () =>
    enCarpeta(async (carpeta) => {
      const [atrasado = '', viejo = '', ayer = ''] = ['2020-01-01', '2026-11-19', '2026-11-20'].map((dia) =>
        nombreDeRespaldo(new Date(`${dia}T07:30:00Z`), false),
      );
      for (const nombre of [atrasado, viejo, ayer]) writeFileSync(join(carpeta, nombre), '');
      const enMarcha = { ahora: new Date('2020-01-01T07:30:05Z'), recienHecho: atrasado };
      expect(await conservarUltimos(carpeta, { ...enMarcha, cuantos: 1 })).toEqual([]);
      expect(await quitarVencidos(carpeta, { ...enMarcha, dias: 90 })).toEqual([]);
      // Corrected, it is the oldest of them.
      const corregido = { ahora: new Date('2026-11-21T07:30:05Z'), recienHecho: ayer };
      expect(await quitarVencidos(carpeta, { ...corregido, dias: 90 })).toEqual([atrasado]);
      expect(readdirSync(carpeta).sort()).toEqual([viejo, ayer]);
    }));

  it('se quitan los que pasaron su plazo, menos los dos últimos', () =>
    enCarpeta(async (carpeta) => {
      const dias = ['2026-01-01', '2026-08-22', '2026-08-24', '2026-11-20', '2026-11-21'];
      const nombres = dias.map((dia, n) => nombreDeRespaldo(new Date(`${dia}T07:30:00Z`), n % 2 === 0));
      for (const nombre of [...nombres, 'foto.jpg']) writeFileSync(join(carpeta, nombre), '');
      const ahora = new Date('2026-11-21T07:30:05Z');
      const recienHecho = nombres[4] ?? '';
      expect(await quitarVencidos(carpeta, { ahora, recienHecho, dias: 90 })).toEqual(nombres.slice(0, 2));
      expect(readdirSync(carpeta).sort()).toEqual([...nombres.slice(2), 'foto.jpg'].sort());
      // A clock that jumps years ahead.
      const saltado = new Date('2036-11-21T07:30:05Z');
      expect(await quitarVencidos(carpeta, { ahora: saltado, recienHecho, dias: 90 })).toEqual([nombres[2]]);
    }));

  it('uno que falla al escribirse o al revisarse no deja nada, y se sabe por qué', () =>
    enCarpeta(async (carpeta) => {
      const destino = { carpeta, nombre: 'respaldo.tar.gz', frase: undefined };
      const lleno = Object.assign(new Error('sin espacio'), { code: 'ENOSPC' });
      const romper = async (salida: NodeJS.WritableStream): Promise<void> => {
        salida.write('algo');
        (salida as unknown as { destroy(error: Error): void }).destroy(new Error('consecuencia'));
        throw lleno;
      };
      await expect(escribirRespaldo(destino, romper, async () => 'nunca')).rejects.toBe(lleno);
      const escribir = async (salida: NodeJS.WritableStream): Promise<void> => void salida.end('algo');
      const noSirve = async (): Promise<never> => {
        throw new Error('no se lee');
      };
      await expect(escribirRespaldo(destino, escribir, noSirve)).rejects.toThrow('no se lee');
      expect(readdirSync(carpeta)).toEqual([]);
    }));
});
