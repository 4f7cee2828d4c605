import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conservarUltimos, nombreDeRespaldo } from '@/infrastructure/storage/respaldos/conservar-ultimos';
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
      expect(await conservarUltimos(carpeta, 2)).toEqual([nombres[0]]);
      expect(readdirSync(carpeta).sort()).toEqual([...nombres.slice(1), ...ajenos].sort());
      expect(await conservarUltimos(carpeta, 5)).toEqual([]);
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
