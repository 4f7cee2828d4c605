import { expect, test } from '@tests/e2e/apoyo/prueba';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';

test('con las flechas se ve siempre a quien está señalado, aunque la lista sea larga', async ({
  page,
  servidor,
}) => {
  const crear = await apiDe(servidor);
  for (let n = 10; n < 22; n += 1)
    await crear('/participantes', { nombre: `Flecha Ejemplo ${n}`, telefono: '3009999999' });
  await abrirComo(page, servidor, ADMINISTRADOR, '/financiero?nuevo=true');
  const campo = page.getByRole('combobox', { name: 'Participante' });
  await campo.fill('flecha ejemplo');
  const opciones = page.getByRole('option', { name: /Flecha Ejemplo/ });
  await expect(opciones).toHaveCount(12);
  // The list that was there before the search answered has everybody.
  await expect(page.getByRole('listbox')).not.toHaveAttribute('aria-busy');
  for (let vez = 0; vez < 9; vez += 1) await page.keyboard.press('ArrowDown');
  const decima = page.getByRole('option', { name: 'Flecha Ejemplo 19' });
  await expect(campo).toHaveAttribute('aria-activedescendant', (await decima.getAttribute('id')) ?? '');
  await expect(decima).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(campo).toHaveValue('Flecha Ejemplo 19');
});
