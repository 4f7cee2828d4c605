import { expect, type Page } from '@playwright/test';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { conSuHora, EN_HORARIO, hoyEnHorario } from '@tests/e2e/apoyo/en-horario';
import { Mano } from '@tests/e2e/apoyo/mano';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR, type ServidorReal } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, asegurarConsulta, CONSULTA, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';
import { formatearFecha, sumarDias } from '@/domain/shared/fechas';

/** Whom to remind, one by one, from a phone and from a laptop; each width with people of its own. */
const test = pruebaConServidorPropio(EN_HORARIO);

const dialogo = (page: Page) => page.getByRole('dialog').last();
const noSeSale = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

/** Three of them, who owe from more to less: one is written to, one is called, and one has said nothing yet. */
const sembrar = async (servidor: ServidorReal, ancho: number) => {
  const api = await apiDe(servidor);
  const llamar = await llamadorDe(servidor);
  const nombres = ['Rosa', 'Marta', 'Nidia'].map((nombre) => `${nombre} Cobro ${ancho}`);
  for (const [n, nombre] of nombres.entries()) {
    const telefono = `3${ancho > 999 ? '10' : '20'}555000${n}`;
    const { id } = await api('/participantes', { nombre, telefono });
    const [valor, fecha_vencimiento] = [900_000 - n * 100_000, '2026-02-05'];
    await api('/mensualidades', { participante_id: id, valor, periodo: '2026-02', fecha_vencimiento });
    const canal = ['WHATSAPP', 'LLAMADA'][n];
    if (canal)
      await llamar('PUT', `/pagadores/participante-${id}/canal-de-cobro`, {
        canal,
        autorizado_en: '2026-02-01',
        medio: 'FIRMADO',
      });
  }
  return nombres as [string, string, string];
};

for (const ancho of [375, 1280]) {
  test(`a quién recordarle hoy, a ${ancho} px`, async ({ page, servidor }) => {
    await page.setViewportSize({ width: ancho, height: ancho > 999 ? 800 : 667 });
    await conSuHora(page);
    const [rosa, marta, nidia] = await sembrar(servidor, ancho);
    const tarjeta = (nombre: string) => page.getByRole('region', { name: nombre, exact: true });
    await page.context().route('https://wa.me/**', (ruta) => ruta.fulfill({ body: 'WhatsApp' }));

    await test.step('desde el tablero, una persona a la vez', async () => {
      await abrirComo(page, servidor, ADMINISTRADOR, '/dashboard');
      await page.getByRole('link', { name: /Recordatorios de hoy/ }).click();
      await expect(tarjeta(rosa)).toContainText('900.000');
      await sinFallasDeAcceso(page);
      await noSeSale(page);
      const mano = new Mano(page);
      const chat = page.waitForEvent('popup');
      await mano.tocar(tarjeta(rosa).getByRole('link', { name: 'Abrir WhatsApp' }));
      const abierto = await chat;
      const texto = new URL(abierto.url()).searchParams.get('text') ?? '';
      expect(texto).toMatch(/^Buenos días, Rosa\. Le escribe /);
      expect(texto.replaceAll('\u00a0', ' ')).toContain('Vencido: $ 900.000');
      await abierto.close();
      await mano.tocar(tarjeta(rosa).getByRole('button', { name: 'Enviado · siguiente' }));
      await expect(tarjeta(marta)).toBeVisible();
      expect(mano.costo).toMatchObject({ toques: 2, deslizamientos: 0 });
      await expect(page.getByRole('region', { name: 'Ya contactados hoy' })).toContainText(rosa);
    });

    await test.step('a quien autorizó llamadas se le llama, y su promesa lo deja fuera hasta ese día', async () => {
      await page.evaluate(() =>
        document.addEventListener('click', (evento) => {
          if ((evento.target as Element).closest('a[href^="tel:"]')) evento.preventDefault();
        }),
      );
      await tarjeta(marta).getByRole('link', { name: 'Llamar' }).click();
      await dialogo(page).getByText('Prometió pagar', { exact: true }).click();
      const dia = sumarDias(hoyEnHorario(), 7);
      await dialogo(page)
        .getByRole('textbox', { name: /Prometió pagar el/ })
        .fill(dia);
      await sinFallasDeAcceso(page);
      await dialogo(page).getByRole('button', { name: 'Guardar' }).click();
      const promesas = page.getByRole('region', { name: 'Con una promesa de pago' });
      await expect(promesas).toContainText(`Prometió pagar el ${formatearFecha(dia)}`);
    });

    await test.step('quien no ha dicho por dónde, se autoriza y le toca', async () => {
      await page.getByRole('button', { name: `Autorizar un canal de ${nidia}` }).click();
      await dialogo(page).getByText('De palabra, en persona').click();
      await dialogo(page).getByRole('button', { name: 'Guardar' }).click();
      await expect(tarjeta(nidia)).toBeVisible();
      await sinFallasDeAcceso(page);
    });

    await test.step('lo que se hizo con una persona sale en una hoja, y CONSULTA la lee', async () => {
      await page
        .getByRole('region', { name: 'Ya contactados hoy' })
        .getByRole('link', { name: rosa })
        .click();
      const suyas = dialogo(page).getByRole('region', { name: 'Gestiones de cobro' });
      await expect(suyas).toContainText('WhatsApp · Enviado');
      await expect(dialogo(page).getByText(/Ya se le contactó ese día/)).toBeVisible();
      await sinFallasDeAcceso(page);
      await suyas.getByRole('link', { name: 'Ver todas, exportar o imprimir' }).click();
      await expect(page.getByRole('article')).toContainText('Contactos (1)');
      await noSeSale(page);
      await sinFallasDeAcceso(page);
      await asegurarConsulta(servidor);
      await abrirComo(page, servidor, CONSULTA, '/financiero/recordatorios');
      await expect(page.getByRole('link', { name: nidia })).toBeVisible();
      await expect(page.getByRole('button', { name: /Autorizar|Enviado|Saltar/ })).toHaveCount(0);
      await expect(page.getByRole('link', { name: /Abrir WhatsApp|Llamar/ })).toHaveCount(0);
    });
  });
}
