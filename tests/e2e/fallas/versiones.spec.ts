import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';
import { abrirApi } from './apoyo/api';
import { expect, test } from './apoyo/paciencia';

interface Edicion {
  seccion: string;
  /** Where one record is written and read. */
  ruta: string;
  pagina: string;
  /** What this person changes, and what somebody else changed meanwhile. */
  mio: { etiqueta: RegExp; campo: string; valor: string };
  ajeno: { campo: string; valor: string };
}

let ediciones: Edicion[] = [];

test.beforeAll(async ({ servidor }) => {
  const crear = await apiDe(servidor);
  const sede = await crear('/sedes', { nombre: 'Casa de dos versiones', direccion: 'Calle 1 # 2-3' });
  const p = await crear('/participantes', { nombre: 'Dora Versiones', telefono: '3000000010' });
  const a = await crear('/acudientes', {
    id_participante: p.id,
    numero_documento: '43999',
    nombres: 'Rosa',
    apellidos: 'Versiones',
  });
  const m = await crear('/mensualidades', { participante_id: p.id, valor: 500_000, periodo: '2026-09' });
  ediciones = [
    {
      seccion: 'participantes',
      ruta: `/participantes/${p.id}`,
      pagina: `/participantes?editar=${p.id}`,
      mio: { etiqueta: /^Municipio/, campo: 'municipio', valor: 'Bello' },
      ajeno: { campo: 'municipio', valor: 'Apartadó' },
    },
    {
      seccion: 'acudientes',
      ruta: `/acudientes/${a.id}`,
      pagina: `/acudientes?editar=${a.id}`,
      mio: { etiqueta: /^Dirección/, campo: 'direccion', valor: 'Calle mía 1' },
      ajeno: { campo: 'direccion', valor: 'Calle ajena 2' },
    },
    {
      seccion: 'sedes',
      ruta: `/sedes/${sede.id}`,
      pagina: `/sedes?editar=${sede.id}`,
      mio: { etiqueta: /^Responsable/, campo: 'responsable', valor: 'Ana' },
      ajeno: { campo: 'responsable', valor: 'Luis' },
    },
    {
      seccion: 'financiero',
      ruta: `/mensualidades/${m.id}`,
      pagina: `/financiero?editar=${m.id}`,
      mio: { etiqueta: /^Observaciones/, campo: 'observaciones', valor: 'Lo mío' },
      ajeno: { campo: 'observaciones', valor: 'Lo ajeno' },
    },
    {
      seccion: 'configuración',
      ruta: '/configuracion',
      pagina: '/configuracion?pestana=fundacion',
      mio: { etiqueta: /^Dirección/, campo: 'direccion', valor: 'Calle mía 1' },
      ajeno: { campo: 'direccion', valor: 'Calle ajena 2' },
    },
  ];
});

test('dos personas cambian lo mismo: cada una ve las dos versiones y nada se pierde en silencio', async ({
  page,
  servidor,
}) => {
  const api = await abrirApi(servidor);
  await abrirComo(page, servidor, ADMINISTRADOR, '/dashboard');
  for (const { seccion, ruta, pagina, mio, ajeno } of ediciones) {
    await test.step(seccion, async () => {
      await page.goto(pagina);
      await page.getByLabel(mio.etiqueta).first().fill(mio.valor);
      const { version } = await api.obtener(ruta);
      await api.cambiar(ruta, { [ajeno.campo]: ajeno.valor, version });
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      const comparacion = page.getByRole('dialog', { name: 'Este registro cambió mientras tanto' });
      await expect(comparacion.getByText(mio.valor)).toBeVisible();
      await expect(comparacion.getByText(ajeno.valor)).toBeVisible();
      expect((await api.obtener(ruta))[ajeno.campo]).toBe(ajeno.valor);
      await comparacion.getByRole('button', { name: 'Volver al formulario' }).click();
      await expect(page.getByLabel(mio.etiqueta).first()).toHaveValue(mio.valor);
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await comparacion.getByRole('button', { name: 'Guardar lo elegido' }).click();
      await expect.poll(async () => (await api.obtener(ruta))[mio.campo]).toBe(mio.valor);
    });
  }
});
