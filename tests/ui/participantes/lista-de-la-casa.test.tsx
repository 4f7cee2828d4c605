import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { abrirImportacion } from './apoyo-importar';

const DE_LA_CASA = [
  'LISTADO DE INTERNOS;;;;;;',
  'No.;APELLIDOS Y NOMBRES;CÉDULA;CELULAR;ACUDIENTE;PARENTESCO;CC ACUDIENTE;TEL ACUDIENTE',
  '1;RÍOS GIL ANA;1.020.304.050;;ROSA GIL;MAMÁ;43.500.600;310 765 4321 / 604 482 1133',
  '2;MUÑOZ LUIS;71.234.567;300 123 4567;;;;',
].join('\r\n');

describe('la lista de toda la casa', () => {
  it('dice a quién llamar, y con el mismo archivo entran después los acudientes', async () => {
    const { user, dialogo, elegir, memoria } = await abrirImportacion();
    await elegir(new File([DE_LA_CASA], 'casa.csv'));
    await user.click(await dialogo.findByRole('button', { name: 'Revisar' }));
    await user.click(await dialogo.findByRole('button', { name: 'Importar 2' }));
    expect(await dialogo.findByText('La importación terminó')).toBeVisible();
    expect(memoria.participantes.todas()).toMatchObject([
      {
        nombre: 'RÍOS GIL ANA',
        telefono: '3107654321',
        numero_documento: '1020304050',
        contacto_emergencia: 'ROSA GIL (MAMÁ), 310 765 4321 / 604 482 1133',
      },
      { nombre: 'MUÑOZ LUIS', telefono: '3001234567', contacto_emergencia: null },
    ]);

    await user.click(dialogo.getByRole('link', { name: 'Importar los acudientes' }));
    const otro = within(await screen.findByRole('dialog', { name: 'Importar acudientes' }));
    expect(otro.getByText('casa.csv')).toBeVisible();
    await user.click(otro.getByRole('button', { name: 'Continuar' }));
    await user.click(await otro.findByRole('button', { name: 'Revisar' }));
    await user.click(await otro.findByRole('button', { name: 'Importar 1' }));
    expect(await otro.findByText(/^La importación terminó/)).toBeVisible();
    const [ana] = memoria.participantes.todas();
    expect(memoria.acudientes.todas()).toMatchObject([
      {
        id_participante: ana?.id,
        nombres: 'ROSA',
        apellidos: 'GIL',
        numero_documento: '43500600',
        parentesco: 'MADRE',
        telefono: '3107654321',
        telefono_alterno: '6044821133',
      },
    ]);
  });

  it('sin el documento de los acudientes no se ofrece: no podrían entrar', async () => {
    const { user, dialogo, elegir } = await abrirImportacion();
    await elegir(new File([DE_LA_CASA.replaceAll(/(CC ACUDIENTE|43\.500\.600);/g, '')], 'casa.csv'));
    await user.click(await dialogo.findByRole('button', { name: 'Revisar' }));
    await user.click(await dialogo.findByRole('button', { name: /^Importar \d/ }));
    expect(await dialogo.findByText(/^La importación terminó/)).toBeVisible();
    expect(dialogo.queryByRole('link', { name: 'Importar los acudientes' })).not.toBeInTheDocument();
  });
});
