import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Contenido } from '@/application/respaldos/datos-respaldables.port';
import type { Empaque, LectorDeRespaldo, ParteLeida } from '@/application/respaldos/empaque.port';
import { ErrorRespaldo } from '@/domain/respaldos/error-respaldo';
import type { Parte } from '@/domain/respaldos/manifiesto';

export interface EmpaqueBajoPrueba {
  /** Writes a backup with what `trabajo` puts in it, and answers how to read it. */
  escribir(trabajo: (empaque: Empaque) => Promise<void>): Promise<LectorDeRespaldo>;
  /** The same backup with its bytes changed. */
  danar(lector: LectorDeRespaldo, cambiar: (bytes: Buffer) => Buffer): Promise<LectorDeRespaldo>;
  /** Another reader of it, that does not know how it was closed; `null` where it is open. */
  sinLlave(lector: LectorDeRespaldo): LectorDeRespaldo | null;
  cerrar(): Promise<void>;
}

const GRANDE = 'línea de relleno que se repite\n'.repeat(80_000);
const TEXTOS: readonly (readonly [string, string])[] = [
  ['datos/sedes.jsonl', '{"nombre":"Ñandú 😀"}\n{"nombre":"b"}\n'],
  ['archivos/carpeta muy larga/'.concat('n'.repeat(120), '.txt'), 'nombre largo'],
  ['archivos/%2e%2e/a%2eb%2f.txt', 'porcentajes que no son otra cosa'],
  ['archivos/grande.txt', GRANDE],
  ['archivos/vacío.txt', ''],
  ['manifiesto.json', '{}'],
];

async function* enTrozos(texto: string): Contenido {
  const bytes = Buffer.from(texto);
  for (let desde = 0; desde < bytes.length; desde += 70_000) yield bytes.subarray(desde, desde + 70_000);
}

const recorrer = async <T>(
  lector: LectorDeRespaldo,
  mirar: (parte: ParteLeida) => Promise<T>,
): Promise<T[]> => {
  const vistas: T[] = [];
  for await (const parte of lector()) vistas.push(await mirar(parte));
  return vistas;
};

export const contratoEmpaque = (nombre: string, abrir: () => Promise<EmpaqueBajoPrueba>): void => {
  let prueba: EmpaqueBajoPrueba;
  let lector: LectorDeRespaldo;
  const escritas: Parte[] = [];
  beforeAll(async () => {
    prueba = await abrir();
    lector = await prueba.escribir(async (empaque) => {
      for (const [ruta, texto] of TEXTOS) {
        const archivo = { tamano: Buffer.byteLength(texto), contenido: enTrozos(texto) };
        escritas.push(
          ruta.startsWith('archivos/')
            ? await empaque.agregarArchivo(ruta, archivo)
            : await empaque.agregarTexto(ruta, texto),
        );
      }
    });
  });
  afterAll(() => prueba.cerrar());

  describe(`Empaque: ${nombre}`, () => {
    it('answers the length and the digest of each part it writes', () => {
      expect(escritas).toEqual(
        TEXTOS.map(([ruta, texto]) => ({
          ruta,
          bytes: Buffer.byteLength(texto),
          sha256: createHash('sha256').update(texto).digest('hex'),
        })),
      );
    });

    it('what fails while it is written fails for whoever asked', async () => {
      const falla = prueba.escribir(async (empaque) => {
        await empaque.agregarTexto('datos/sedes.jsonl', 'a');
        throw new Error('la base se cayó');
      });
      await expect(falla).rejects.toThrow('la base se cayó');
    });

    it('refuses a file that is not as long as it says', async () => {
      const archivo = { tamano: 100, contenido: enTrozos('más corto') };
      const escritura = prueba.escribir(async (empaque) => {
        await empaque.agregarArchivo('archivos/a.txt', archivo);
      });
      await expect(escritura).rejects.toThrow();
    });
  });

  describe(`ParteLeida: ${nombre}`, () => {
    it('gives every part in order, its text as it was', async () => {
      const leidas = await recorrer(lector, async (parte) => [parte.ruta, await parte.texto()]);
      expect(leidas.map(([ruta]) => ruta)).toEqual(TEXTOS.map(([ruta]) => ruta));
      expect(leidas.filter(([, texto], i) => texto !== TEXTOS[i]?.[1])).toEqual([]);
    });

    it('is read again from the first each time, and a part may be passed over', async () => {
      expect(await recorrer(lector, async ({ ruta }) => ruta)).toEqual(TEXTOS.map(([ruta]) => ruta));
    });

    it('measures a part as it was measured when it was written, and counts its lines', async () => {
      const medidas = await recorrer(lector, (parte) => parte.medir());
      expect(medidas.map(({ lineas: _lineas, ...parte }) => parte)).toEqual(escritas);
      expect(medidas.map(({ lineas }) => lineas)).toEqual([2, 0, 0, 80_000, 0, 0]);
    });

    it('measures one that is also read the same', async () => {
      const medidas = await recorrer(lector, (parte) => parte.medirTexto());
      expect(medidas.map(({ texto }) => texto).filter((texto, i) => texto !== TEXTOS[i]?.[1])).toEqual([]);
      expect(medidas.map(({ lineas: _lineas, texto: _texto, ...parte }) => parte)).toEqual(escritas);
      expect(medidas.map(({ lineas }) => lineas)).toEqual([2, 0, 0, 80_000, 0, 0]);
    });

    it('says so when it is cut, or when a byte is another', async () => {
      const leerTodo = (danado: LectorDeRespaldo) => recorrer(danado, (parte) => parte.medir());
      const cortado = await prueba.danar(lector, (bytes) => bytes.subarray(0, bytes.length / 2));
      await expect(leerTodo(cortado)).rejects.toBeInstanceOf(ErrorRespaldo);
      const alterado = await prueba.danar(lector, (bytes) => {
        const copia = Buffer.from(bytes);
        copia[Math.floor(copia.length * 0.6)] = 255 - (copia[Math.floor(copia.length * 0.6)] ?? 0);
        return copia;
      });
      const medidas = await leerTodo(alterado).then(
        (partes) => partes.map(({ sha256 }) => sha256),
        (error: unknown) => error,
      );
      // It is told either by the reader or by the digests that the manifest keeps.
      if (Array.isArray(medidas)) expect(medidas).not.toEqual(escritas.map(({ sha256 }) => sha256));
      else expect(medidas).toBeInstanceOf(ErrorRespaldo);
    });

    it('one that is closed is not read without its passphrase', async () => {
      const ajeno = prueba.sinLlave(lector);
      const texto = ajeno
        ? await recorrer(ajeno, (parte) => parte.texto()).catch((error: unknown) => error)
        : new ErrorRespaldo('abierto');
      expect(texto).toBeInstanceOf(ErrorRespaldo);
    });
  });
};
