import { type Clase, dialogo, EN_PARTICIPANTE, TABLA } from '@tests/e2e/apoyo/como-escribe';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';

const test = pruebaConServidorPropio();

// Some two dozen forms each: nothing is measured, and a busy machine takes its time.
test.describe.configure({ timeout: 480_000 });

test('los servicios leen lo mismo que los formularios', async ({ servidor }) => {
  const llamar = await llamadorDe(servidor);
  const cuerpoDe = (clase: Clase, valor: string) => ({
    nombre: 'Persona Enviada',
    telefono: '3000000000',
    ...(clase === 'documento' ? { tipo_documento: 'CC' } : {}),
    ...(clase === 'pasaporte' ? { tipo_documento: 'PA', numero_documento: valor } : {}),
    ...Object.fromEntries(
      EN_PARTICIPANTE.filter((campo) => campo.clase === clase).map(({ clave }) => [clave, valor]),
    ),
  });
  const claves = {
    ...Object.fromEntries(EN_PARTICIPANTE.map(({ clase, clave }) => [clase, clave])),
    pasaporte: 'numero_documento',
  };
  for (const [clase, clave] of Object.entries(claves) as [Clase, string][]) {
    for (const [escrito, esperado] of TABLA[clase].aceptados) {
      const { estado, cuerpo } = await llamar('POST', '/participantes', cuerpoDe(clase, escrito));
      expect([estado, cuerpo[clave]], `${clase}: ${JSON.stringify(escrito)}`).toEqual([201, esperado]);
      await llamar('DELETE', `/participantes/${cuerpo.id}`);
    }
    for (const [escrito, motivo] of TABLA[clase].rechazados) {
      const { estado, cuerpo } = await llamar('POST', '/participantes', cuerpoDe(clase, escrito));
      expect(estado, `${clase}: ${escrito}`).toBe(400);
      expect(JSON.stringify(cuerpo)).toContain(motivo);
    }
  }
  const { cuerpo: dueno } = await llamar('POST', '/participantes', cuerpoDe('telefono', '3000000000'));
  for (const [escrito, esperado] of TABLA.mes.aceptados) {
    const { cuerpo: fee } = await llamar('POST', '/mensualidades', {
      participante_id: dueno.id,
      valor: '$ 850.000',
      periodo: escrito,
      concepto: 'OTRO',
    });
    expect(fee, escrito).toMatchObject({ periodo: esperado, valor: 850_000 });
    const { cuerpo } = await llamar('GET', `/mensualidades?pagina=1&periodo=${encodeURIComponent(escrito)}`);
    expect(cuerpo.data, escrito).toContainEqual(expect.objectContaining({ id: fee.id }));
    await llamar('PUT', `/mensualidades/${fee.id}`, { estado: 'ANULADA', motivo_anulacion: 'De prueba' });
  }
  for (const [escrito, motivo] of TABLA.mes.rechazados) {
    const { estado, cuerpo } = await llamar(
      'GET',
      `/mensualidades?pagina=1&periodo=${encodeURIComponent(escrito)}`,
    );
    expect([estado, JSON.stringify(cuerpo)], escrito).toEqual([400, expect.stringContaining(motivo)]);
  }
});

test('un archivo importado se lee igual', async ({ page, servidor }) => {
  const llamar = await llamadorDe(servidor);
  const celda = (texto: string) => `"${texto.replaceAll('"', '""')}"`;
  const columnas = EN_PARTICIPANTE.filter(({ clase }) => clase !== 'documento');
  const filas = columnas.flatMap((columna) => {
    const { aceptados, rechazados } = TABLA[columna.clase];
    return [
      ...aceptados.map(([escrito, guardado]) => ({ columna, escrito, guardado, motivo: null })),
      ...rechazados.map(([escrito, motivo]) => ({ columna, escrito, guardado: null, motivo })),
    ];
  });
  const nombreDe = (n: number) => `Persona Del Archivo ${String(n).padStart(3, '0')}`;
  const lineas = filas.map(({ columna, escrito }, n) =>
    [
      nombreDe(n),
      ...columnas.map(({ clave }) => {
        if (clave === columna.clave) return escrito;
        return clave === 'telefono' ? '3000000000' : '';
      }),
    ]
      .map(celda)
      .join(';'),
  );
  const titulos = ['Nombre', ...columnas.map(({ etiqueta }) => etiqueta)].join(';');
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes');
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await dialogo(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'gente.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([titulos, ...lineas].join('\r\n')),
    });
  await dialogo(page).getByRole('button', { name: 'Continuar' }).click();
  await dialogo(page).getByRole('button', { name: 'Revisar' }).click();
  const malas = filas.filter(({ motivo }) => motivo !== null);
  await expect(dialogo(page).getByRole('heading', { name: `Con errores (${malas.length})` })).toBeVisible();
  await dialogo(page)
    .getByRole('button', { name: `Importar ${filas.length - malas.length}` })
    .click();
  await expect(dialogo(page).getByText('La importación terminó con filas por corregir')).toBeVisible();
  for (const { motivo } of malas)
    await expect(
      dialogo(page)
        .getByText(motivo ?? '')
        .first(),
    ).toBeAttached();
  const { cuerpo } = await llamar('GET', '/participantes');
  const porNombre = new Map((cuerpo.data as Record<string, unknown>[]).map((p) => [p.nombre, p]));
  for (const [n, { columna, escrito, guardado }] of filas.entries()) {
    expect(porNombre.get(nombreDe(n))?.[columna.clave] ?? null, `${columna.clave}: ${escrito}`).toBe(
      guardado,
    );
  }
});

test('en un archivo, un documento escrito de otra manera es la misma persona', async ({ page, servidor }) => {
  const { aceptados } = TABLA.documento;
  const lineas = aceptados.map(
    ([escrito], n) => `Persona Con Documento;300000${String(1000 + n)};CC;"${escrito}"`,
  );
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes');
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await dialogo(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'documentos.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Nombre;Teléfono;Tipo de documento;Número de documento', ...lineas].join('\r\n')),
    });
  await dialogo(page).getByRole('button', { name: 'Continuar' }).click();
  await dialogo(page).getByRole('button', { name: 'Revisar' }).click();
  const distintos = new Set(aceptados.map(([, guardado]) => guardado)).size;
  await expect(
    dialogo(page).getByRole('heading', { name: `Ya existen (${aceptados.length - distintos})` }),
  ).toBeVisible();
});
