import { sembrador } from '@tests/e2e/apoyo/api-personal';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { elegirDelMenu } from '@tests/e2e/apoyo/elegir-del-menu';
import { expect, test } from '@tests/e2e/apoyo/prueba';
import { enLista, entrar } from '@tests/e2e/apoyo/recorrido-personal';
import { asegurarConsulta, CONSULTA } from '@tests/e2e/apoyo/sesion-rapida';

test.describe.configure({ mode: 'serial' });

for (const ancho of [1280, 375]) {
  test.describe(`acudientes a ${ancho} px`, () => {
    test.use({ viewport: { width: ancho, height: 812 } });
    const participante = `Camilo Ejemplo ${ancho}`;

    test.beforeAll(async ({ servidor }) => {
      const crear = await sembrador(servidor.url);
      const { id } = await crear('/participantes', { nombre: participante, telefono: '3000000001' });
      await crear('/acudientes', {
        id_participante: id,
        numero_documento: '43000001',
        nombres: 'Rosa',
        apellidos: `Cedro ${ancho}`,
        telefono: '3100000001',
        es_principal: true,
      });
      await asegurarConsulta(servidor);
    });

    test('el administrador los lleva de punta a punta', async ({ page }) => {
      test.setTimeout(240_000);
      const [rosa, oscar] = [`Cedro ${ancho} Rosa`, `Roble ${ancho} Óscar`];
      const nombreOscar = `Óscar Roble ${ancho}`;
      await page.goto('/acudientes');
      await entrar(page);
      await expect(enLista(page, rosa)).toBeVisible();
      await sinFallasDeAcceso(page);

      await test.step('crea uno eligiendo a su participante', async () => {
        await page.getByRole('button', { name: 'Nuevo acudiente' }).first().click();
        const dialogo = page.getByRole('dialog');
        await dialogo.getByRole('button', { name: 'Guardar' }).click();
        await expect(
          dialogo.getByText('Participante, documento, nombres y apellidos son campos obligatorios'),
        ).toBeVisible();
        await dialogo.getByRole('combobox', { name: 'Participante' }).fill(String(ancho));
        await dialogo.getByRole('option', { name: participante }).click();
        await dialogo.getByLabel('Nombres').fill('Óscar');
        await dialogo.getByLabel('Apellidos').fill(`Roble ${ancho}`);
        await dialogo.getByLabel('Número de documento').fill('43000002');
        await dialogo.getByLabel('Contacto de emergencia').check();
        await dialogo.getByRole('button', { name: 'Guardar' }).click();
        await expect(
          dialogo.getByText('Un contacto de emergencia necesita un teléfono').first(),
        ).toBeVisible();
        await sinFallasDeAcceso(page);
        await dialogo.getByLabel(/^Teléfono/).fill('310 000 0002');
        await dialogo.getByRole('button', { name: 'Guardar' }).click();
        await expect(dialogo).toBeHidden();
        await expect(enLista(page, oscar)).toBeVisible();
      });

      await test.step('lo hace principal, y dice a quién reemplaza', async () => {
        await elegirDelMenu(page, nombreOscar, 'Marcar como principal');
        await expect(page.getByText(`Antes lo era Rosa Cedro ${ancho}.`)).toBeVisible();
      });

      await test.step('abre el detalle, con su historia', async () => {
        await enLista(page, oscar).click();
        await expect(page).toHaveURL(/detalle=/);
        const ficha = page.getByRole('dialog', { name: nombreOscar });
        await expect(ficha.getByText('creó el registro')).toBeVisible();
        await expect(ficha.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
          'href',
          'https://wa.me/573100000002',
        );
        await sinFallasDeAcceso(page);
        await ficha.getByRole('button', { name: 'Cerrar', exact: true }).click();
        await expect(ficha).toBeHidden();
      });

      await test.step('lo inactiva con un clic en su estado', async () => {
        // On a phone a row says the state only when it is not the usual one.
        if (ancho < 768) await elegirDelMenu(page, nombreOscar, 'Inactivar');
        else await page.getByRole('button', { name: `Activo, estado de ${nombreOscar}` }).click();
        await expect(page.getByRole('button', { name: `Inactivo, estado de ${nombreOscar}` })).toBeVisible();
      });

      await test.step('filtra por participante, y la dirección lo guarda', async () => {
        await page.goto('/acudientes?estado=INACTIVO');
        await expect(enLista(page, oscar)).toBeVisible();
        await expect(enLista(page, rosa)).toBeHidden();
        await page.reload();
        await expect(enLista(page, oscar)).toBeVisible();
      });

      await test.step('lo archiva, se arrepiente, y al final lo elimina por su nombre', async () => {
        await elegirDelMenu(page, nombreOscar, 'Archivar');
        await expect(enLista(page, oscar)).toBeHidden();
        await page.getByRole('button', { name: 'Deshacer' }).last().click();
        await expect(enLista(page, oscar)).toBeVisible();
        await elegirDelMenu(page, nombreOscar, 'Eliminar');
        const dialogo = page.getByRole('alertdialog');
        await dialogo.getByRole('textbox').fill(nombreOscar);
        await dialogo.getByRole('button', { name: 'Eliminar' }).click();
        await expect(dialogo).toBeHidden();
        await expect(enLista(page, oscar)).toBeHidden();
      });
    });

    test('quien consulta los ve y los encuentra, sin ningún control de escritura', async ({ page }) => {
      await page.goto('/acudientes');
      await entrar(page, CONSULTA);
      await expect(enLista(page, `Cedro ${ancho} Rosa`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Nuevo acudiente' })).toBeHidden();
      await expect(page.getByRole('button', { name: /estado de/ })).toHaveCount(0);
      await page.getByRole('button', { name: `Acciones de Rosa Cedro ${ancho}` }).click();
      await expect(page.getByRole('menuitem')).toHaveText(['Ver', 'Llamar', 'WhatsApp']);
      await page.keyboard.press('Escape');
      await sinFallasDeAcceso(page);

      await page.getByRole('button', { name: 'Buscar', exact: true }).click();
      await page.getByRole('combobox', { name: 'Buscar personas y pantallas' }).fill(`cedro ${ancho}`);
      await expect(page.getByRole('option', { name: `Rosa Cedro ${ancho}` })).toBeVisible();
      await sinFallasDeAcceso(page);
      await page.getByRole('option', { name: `Rosa Cedro ${ancho}` }).click();
      await expect(page.getByRole('dialog', { name: `Rosa Cedro ${ancho}` })).toBeVisible();
    });
  });
}
