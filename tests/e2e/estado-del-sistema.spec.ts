import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR, type ServidorReal } from '@tests/e2e/apoyo/servidor';
import { abrirComo } from '@tests/e2e/apoyo/sesion-rapida';
import { libretaDelSistemaEnDisco } from '@/infrastructure/storage/sistema/libreta-del-sistema-en-disco';
import { sinFallasDeAcceso } from './apoyo/axe';

// Nobody listens there, and nothing is sent: what is told of the mail is what was written down.
const test = pruebaConServidorPropio({ SMTP_URL: 'smtp://127.0.0.1:9' });
test.describe.configure({ mode: 'serial' });

const HORA_MS = 3_600_000;
const hace = (horas: number): string => new Date(Date.now() - horas * HORA_MS).toISOString();

/** As the command of each night and the mail leave them. */
const anotar = ({ carpeta }: ServidorReal, bien: boolean): void => {
  const ruta = join(carpeta, 'respaldo.tar.gz');
  writeFileSync(ruta, 'cortado');
  const libreta = libretaDelSistemaEnDisco(carpeta);
  libreta.anotarRespaldo({
    ultimo: { en: hace(bien ? 3 : 27), ruta, bytes: 5_000_000, cifrado: true },
    fallo: bien ? null : { en: hace(3), motivo: 'No hay espacio en /var/backups' },
  });
  libreta.anotarEnsayo({
    en: hace(2),
    archivo: 'respaldo.tar.gz',
    falla: null,
    tablas: 30,
    filas: 1_234,
    archivos: 8,
    faltan: 0,
    segundos: 9,
  });
  libreta.anotarEnvio({
    en: hace(1),
    falla: bien ? null : '535 Authentication failed',
    codigo: bien ? undefined : 'EAUTH',
  });
};

const ficha = (page: Page, nombre: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: nombre, exact: true }) });

for (const ancho of [375, 1280]) {
  test(`a ${ancho} px, lo que está bien, lo que falla y qué hacer`, async ({ page, servidor }) => {
    await page.setViewportSize({ width: ancho, height: 800 });
    anotar(servidor, true);
    await abrirComo(page, servidor, ADMINISTRADOR, '/configuracion?pestana=sistema');
    await expect(ficha(page, 'Copia de seguridad')).toContainText('Hecha hace 3 h');
    await expect(ficha(page, 'Restauración verificada')).toContainText('1.234 filas y 8 archivos iguales');
    for (const nombre of ['Copia de seguridad', 'Restauración verificada', 'Base de datos', 'Correo'])
      await expect(ficha(page, nombre).getByText('Bien', { exact: true })).toBeVisible();

    anotar(servidor, false);
    await page.reload();
    const copia = ficha(page, 'Copia de seguridad');
    await expect(copia.getByText('Con falla')).toBeVisible();
    await expect(copia).toContainText('No hay espacio en /var/backups');
    await expect(copia).toContainText('Qué hacer: Corrija lo que dice el motivo');
    await expect(ficha(page, 'Correo')).toContainText('535 Authentication failed');
    await expect(ficha(page, 'Correo')).toContainText(
      'Qué hacer: El servidor de correo no aceptó el usuario o la clave: corríjalos en SMTP_URL.',
    );

    // The copy that is there was cut: restoring it apart finds out.
    const restauracion = ficha(page, 'Restauración verificada');
    await restauracion.getByRole('button', { name: 'Verificar ahora' }).click();
    await expect(restauracion).toContainText('La última copia verificada no se pudo restaurar');
    await expect(restauracion.getByText('Con falla')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verificar ahora' })).toBeEnabled();
    await sinFallasDeAcceso(page);
    const sobra = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sobra).toBeLessThanOrEqual(0);
  });
}
