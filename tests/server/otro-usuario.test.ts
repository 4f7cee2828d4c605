import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { carpetaTemporal } from '@tests/server/apoyo/proceso';
import { afterAll, describe, expect, it } from 'vitest';
import { avisoDeOtroUsuario } from '@/server/consola/otro-usuario';

const mio = process.getuid?.() ?? 0;

describe('una orden que no corre con el usuario del servidor', () => {
  const carpeta = carpetaTemporal();
  afterAll(carpeta.borrar);

  it('dice de quién es la carpeta y cómo devolverle lo que dejó', () => {
    const datos = join(carpeta.ruta, 'datos');
    mkdirSync(datos);
    writeFileSync(join(datos, 'reloj.json'), '{}');
    expect(avisoDeOtroUsuario(datos, mio + 1)).toContain(
      `(uid ${mio}), que no puede leer lo que ella deje en ${datos}`,
    );
    expect(avisoDeOtroUsuario(datos, mio + 1)).toContain(`chown -R --reference=${datos} ${datos}`);
    expect(avisoDeOtroUsuario(datos)).toBeNull();
  });

  it('donde no hay carpeta no dice nada', () => {
    expect(avisoDeOtroUsuario(join(carpeta.ruta, 'ninguna'), mio + 1)).toBeNull();
  });
});
