import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Amount } from '@/ui/shared/amount';
import { FileInput } from '@/ui/shared/file-input';
import { PrintSheet } from '@/ui/shared/print-sheet';
import { ProgressBar } from '@/ui/shared/progress-bar';
import { Steps } from '@/ui/shared/steps';
import { renderPanel } from './render-panel';

function TwoSteps() {
  const [at, setAt] = useState(0);
  const ids = ['a', 'b', 'c'] as const;
  return (
    <>
      <Steps
        label="Importación"
        current={ids[at] ?? 'c'}
        steps={[
          { id: 'a', label: 'Archivo' },
          { id: 'b', label: 'Columnas' },
          { id: 'c', label: 'Revisión' },
        ]}
      >
        {at === 2 ? <input ref={(input) => input?.focus()} /> : <p>Paso</p>}
      </Steps>
      <button type="button" onClick={() => setAt((before) => before + 1)}>
        Siguiente
      </button>
    </>
  );
}

describe('Steps', () => {
  it('dice en qué paso se va, cuáles se hicieron y cuáles faltan', () => {
    renderPanel(
      <Steps
        label="Importación"
        current="b"
        steps={[
          { id: 'a', label: 'Archivo' },
          { id: 'b', label: 'Columnas' },
          { id: 'c', label: 'Revisión' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Archivopaso 1 de 3, completado',
      '2Columnaspaso 2 de 3, actual',
      '3Revisiónpaso 3 de 3, pendiente',
    ]);
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Columnas');
  });

  it('al pasar a otro paso se empieza por su comienzo: ni al abrir, ni si el paso ya tiene dónde escribir', async () => {
    const { user } = renderPanel(<TwoSteps />);
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(screen.getByRole('navigation', { name: 'Importación' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});

function ChosenFile({ error }: { error?: string }) {
  const [file, setFile] = useState<File | null>(null);
  return <FileInput label="Archivo" file={file} onChange={setFile} accept=".csv" error={error} />;
}

describe('FileInput', () => {
  const drop = (...files: File[]) =>
    fireEvent.drop(screen.getByText('Arrastre aquí el archivo').parentElement as HTMLElement, {
      dataTransfer: { files, types: ['Files'] },
    });

  it('toma un solo archivo, lo muestra y lo deja quitar', async () => {
    const { user } = renderPanel(<ChosenFile />);
    drop(new File(['x'.repeat(2_048)], 'lista.csv'), new File([''], 'otra.csv'));
    expect(screen.getByText('lista.csv')).toBeVisible();
    expect(screen.getByText('2 KB')).toBeVisible();
    expect(screen.queryByText('otra.csv')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Quitar lista.csv' }));
    expect(screen.getByText('Arrastre aquí el archivo')).toBeVisible();
  });

  it('el botón abre el selector con los tipos pedidos y cuenta su error', async () => {
    const { user } = renderPanel(<ChosenFile error="El archivo no tiene filas." />);
    // WCAG 2.5.3: the name begins with what can be read on the button.
    expect(screen.getByRole('button', { name: 'Seleccionar archivo: Archivo' })).toHaveTextContent(
      'Seleccionar archivo',
    );
    expect(document.querySelector('input[type=file]')).toHaveAttribute('accept', '.csv');
    const picker = document.querySelector('input[type=file]') as HTMLInputElement;
    await user.upload(picker, new File(['a'], 'lista.csv'));
    expect(screen.getByText('lista.csv')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Quitar lista.csv' })).toHaveAccessibleDescription(
      'El archivo no tiene filas.',
    );
  });
});

describe('ProgressBar', () => {
  it('dice cuánto va, o que no se sabe', () => {
    const { rerender } = renderPanel(<ProgressBar label="Importando" value={0.344} detail="688 filas" />);
    expect(screen.getByRole('progressbar', { name: 'Importando' })).toHaveAttribute('aria-valuenow', '34');
    expect(screen.getByText('34 %')).toBeVisible();
    expect(screen.getByText('688 filas')).toBeVisible();
    rerender(<ProgressBar label="Importando" />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });
});

describe('Amount', () => {
  it('escribe pesos con su signo, y una raya donde no hay', () => {
    const text = (value: number | null) => {
      const { container, unmount } = renderPanel(<Amount value={value} />);
      const written = container.querySelector('span')?.textContent?.replace(/\s/g, ' ');
      unmount();
      return written;
    };
    expect([text(850_000), text(-425_000), text(0), text(null)]).toEqual([
      '$ 850.000',
      '-$ 425.000',
      '$ 0',
      '—',
    ]);
  });
});

describe('PrintSheet', () => {
  it('lleva el nombre de la fundación, el título y de qué es', () => {
    renderPanel(
      <PrintSheet organization="Fundación" title="Censo" detail="vie 21 nov 2026">
        <p>Contenido</p>
      </PrintSheet>,
    );
    expect(screen.getByRole('article')).toHaveTextContent('CensoFundaciónvie 21 nov 2026Contenido');
  });

  it('al pie de cada página dice de quién es y cuál es, mientras está a la vista', () => {
    const hojas: { reglas: string }[] = [];
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        reglas = '';
        replaceSync(reglas: string) {
          this.reglas = reglas;
        }
      },
    );
    Object.defineProperty(document, 'adoptedStyleSheets', {
      value: hojas,
      writable: true,
      configurable: true,
    });
    const { unmount } = renderPanel(
      <PrintSheet organization={'Fundación "Luz"'} title="Censo">
        <p>Contenido</p>
      </PrintSheet>,
    );
    expect(hojas.map(({ reglas }) => reglas).join()).toMatch(
      /@bottom-left \{ content: "Fundación \\"Luz\\" · Censo";[\s\S]*"Página " counter\(page\) " de " counter\(pages\)/,
    );
    unmount();
    expect(document.adoptedStyleSheets).toEqual([]);
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
    vi.unstubAllGlobals();
  });
});
