import { expect, test } from '@tests/e2e/apoyo/prueba';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';

test.beforeAll(async ({ servidor }) => {
  const crear = await apiDe(servidor);
  await crear('/participantes', {
    nombre: 'Abierta Despacio',
    telefono: '3000000049',
    estado: 'ACTIVO',
    fecha_ingreso: '2026-01-10',
  });
});

// The first use of Intl stops the page while the browser reads its data of languages: see docs/adr/0046.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const usos: string[] = [];
    const anotar = (donde: object, nombre: string) => {
      const original = Reflect.get(donde, nombre);
      const espia = new Proxy(original, {
        apply: (...llamada) => {
          usos.push(nombre);
          return Reflect.apply(...llamada);
        },
        construct: (...llamada) => {
          usos.push(nombre);
          return Reflect.construct(...llamada);
        },
      });
      Reflect.set(donde, nombre, espia);
    };
    for (const nombre of ['NumberFormat', 'DateTimeFormat', 'Collator', 'PluralRules']) anotar(Intl, nombre);
    for (const tipo of [Number, Date, Array]) anotar(tipo.prototype, 'toLocaleString');
    anotar(String.prototype, 'localeCompare');
    Object.assign(window, { usosDeIntl: usos });
  });
});

for (const [ruta, prueba] of [
  ['/dashboard', 'Requiere atención'],
  ['/participantes', 'Abierta Despacio'],
] as const) {
  test(`${ruta} se abre sin esperar los datos de idiomas del navegador`, async ({ page, servidor }) => {
    await abrirComo(page, servidor, ADMINISTRADOR, ruta);
    await expect(page.getByText(prueba).first()).toBeVisible();
    const usos = () => page.evaluate(() => Reflect.get(window, 'usosDeIntl'));
    expect(await usos()).toEqual([]);
    await page.evaluate(() => (1234).toLocaleString('es-CO'));
    expect(await usos()).toEqual(['toLocaleString']);
  });
}

test('las listas caben en la página, con el menú al lado o sin él', async ({ page, servidor }) => {
  const crear = await apiDe(servidor);
  const sede = await crear('/sedes', {
    nombre: 'Casa de la Misericordia',
    direccion: 'Carrera 50 # 52-31, barrio Manchester',
    municipio: 'Apartadó',
    responsable: 'Ana de Jesús Restrepo',
    capacidad_hombres: 12,
  });
  const persona = await crear('/participantes', {
    nombre: 'Bartolomé Hinestroza Villavicencio',
    telefono: '3000000050',
    tipo_documento: 'CC',
    numero_documento: '1000000050',
    sede_id: sede.id,
    area: 'HOMBRES',
    estado: 'ACTIVO',
    programa: 'INTERNADO',
    fecha_ingreso: '2026-01-10',
  });
  await crear('/acudientes', {
    id_participante: persona.id,
    numero_documento: '1000000051',
    nombres: 'Clementina',
    apellidos: 'Villavicencio Hinestroza',
    es_principal: true,
  });
  for (const [ruta, prueba] of [
    ['/participantes', 'Bartolomé Hinestroza Villavicencio'],
    ['/sedes?vista=tabla', 'Casa de la Misericordia'],
  ] as const) {
    await abrirComo(page, servidor, ADMINISTRADOR, ruta);
    await expect(page.getByText(prueba).first()).toBeVisible();
    for (const width of [768, 1024, 1184, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const sobra = () =>
        page.evaluate(() => {
          const tabla = document.querySelector('table') as HTMLElement;
          const hoja = tabla.parentElement as HTMLElement;
          return Math.max(
            tabla.offsetWidth - hoja.clientWidth,
            document.documentElement.scrollWidth - innerWidth,
          );
        });
      await expect.poll(sobra, `${ruta} a ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
