import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { carpetaTemporal } from '@tests/server/apoyo/proceso';
import { afterAll, expect, it, vi } from 'vitest';
import { errorSinEspacio } from '@/domain/shared/errores/errores-comunes';
import { asegurarCarpetaPrivada } from '@/infrastructure/storage/carpeta-de-datos';
import { explicarFallo } from '@/server/arranque/explicar-fallo';

const negado = vi.hoisted(() => ({ codigo: '' }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const oNegar =
    <A extends unknown[], R>(hacer: (...args: A) => R) =>
    (...args: A): R => {
      if (negado.codigo) throw Object.assign(new Error('en inglés'), { code: negado.codigo });
      return hacer(...args);
    };
  return { ...fs, chmodSync: oNegar(fs.chmodSync) };
});

const carpeta = carpetaTemporal();
afterAll(carpeta.borrar);

const decirDe = (ruta: string): string => {
  try {
    asegurarCarpetaPrivada(ruta);
  } catch (error) {
    return explicarFallo(error);
  }
  return '';
};

it('una DATA_DIR que es un archivo, o pasa por uno, se dice en español, y el archivo queda', () => {
  const archivo = join(carpeta.ruta, 'datos.txt');
  writeFileSync(archivo, 'hola');
  for (const ruta of [archivo, join(archivo, 'adentro')])
    expect(decirDe(ruta)).toBe(
      `No se puede usar la carpeta de datos ${ruta}: es un archivo, o pasa por uno. Revise DATA_DIR.`,
    );
  expect(readFileSync(archivo, 'utf8')).toBe('hola');
});

it.each([
  ['EPERM', 'es de otro usuario del equipo, o este no tiene permiso'],
  ['EACCES', 'es de otro usuario del equipo, o este no tiene permiso'],
  ['ENOENT', 'ese disco no está conectado'],
  ['EROFS', 'ese disco no deja escribir'],
  ['ENOSPC', 'ese disco está lleno'],
])('y la que no se deja preparar (%s) dice por qué', (codigo, porque) => {
  const ruta = join(carpeta.ruta, `de-otro-${codigo}`);
  mkdirSync(ruta);
  // Said apart: what it is made with depends on the mask of whoever runs this.
  chmodSync(ruta, 0o755);
  negado.codigo = codigo;
  expect(decirDe(ruta)).toContain(`No se puede usar la carpeta de datos ${ruta}: ${porque}`);
  negado.codigo = 'ERARO';
  expect(decirDe(ruta)).toBe('El servidor no pudo iniciar: en inglés');
  negado.codigo = '';
  expect([decirDe(ruta), existsSync(ruta)]).toEqual(['', true]);
});

it('sin espacio para iniciar no se dice que se pueda consultar, y sí cuánto hace falta', () => {
  const dicho = explicarFallo(errorSinEspacio());
  expect(dicho).toMatch(/^No queda espacio en el disco/);
  expect(dicho).toContain('128 MB');
  expect(dicho).not.toMatch(/se puede consultar|Avise al administrador/);
  expect(explicarFallo(Object.assign(new Error('no space'), { code: 'ENOSPC' }))).toBe(dicho);
});
