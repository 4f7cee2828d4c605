import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UploadDialog, type UploadDialogProps } from '@/ui/shared/upload-dialog';
import { holdsFocus } from './holds-focus';
import { renderPanel } from './render-panel';
import { writtenStyle } from './written-style';

const file = (name: string, size = 2_048) => new File(['x'.repeat(size)], name);

const noop = () => undefined;

async function show(props: Partial<UploadDialogProps> = {}) {
  const onClose = vi.fn();
  const onLog = vi.fn();
  const onUpload = vi.fn<UploadDialogProps['onUpload']>(async () => undefined);
  const all = { open: true, onClose, onLog, onUpload, ...props };
  const view = renderPanel(<UploadDialog {...all} />);
  // Reachable once the dialog is open, which is a moment after it is drawn.
  await screen.findByRole('button', { name: 'Seleccionar Archivos' });
  return { ...view, ...all, onClose, onLog };
}

const area = () =>
  screen.getByText(/Arrastra archivos aquí|Suelta los archivos aquí/).parentElement as HTMLElement;
const drop = (...files: File[]) => fireEvent.drop(area(), { dataTransfer: { files, types: ['Files'] } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('Subir Archivos: elegir', () => {
  it('de un archivo sin nada dentro se dice que está vacío, y se puede subir: no hay tamaño mínimo', async () => {
    const { user, onUpload } = await show();
    drop(file('acta.pdf', 0), file('foto.jpg'));
    expect(items()[0]).toContain('El archivo está vacío');
    expect(items()[1]).not.toContain('vacío');
    await user.click(button('Subir 2 archivo(s)'));
    await waitFor(() => expect(onUpload).toHaveBeenCalledTimes(2));
  });

  it('dice lo que se puede hacer y sus límites, y sin archivos no deja subir', async () => {
    await show();
    expect(screen.getByRole('dialog', { name: 'Subir Archivos' })).toBeVisible();
    expect(screen.getByText('O usa el botón para seleccionar archivos')).toBeVisible();
    expect(screen.getByText(/carpetas, según su tipo/)).toBeVisible();
    expect(screen.getByText('Tamaño máximo por archivo: 100 MB.')).toBeVisible();
    expect(screen.getByText('Se permiten todos los tipos de archivo.')).toBeVisible();
    expect(screen.queryByText(/^Archivos seleccionados/)).toBeNull();
    expect(button('Subir 0 archivo(s)')).toBeDisabled();
  });

  it('mientras se arrastra encima lo dice, y lo soltado se suma a la lista', async () => {
    await show();
    fireEvent.dragEnter(area(), { dataTransfer: { types: ['Files'] } });
    expect(screen.getByText('Suelta los archivos aquí')).toBeVisible();
    drop(file('informe.pdf', 1_536));
    expect(screen.getByText('Arrastra archivos aquí')).toBeVisible();
    drop(file('foto.jpg', 10), file('informe.pdf', 1_536));
    expect(screen.getByText('Archivos seleccionados (3)')).toBeVisible();
    expect(items()[0]).toContain('informe.pdf1,5 KB');
  });

  it('solo el botón abre el selector', async () => {
    const { user } = await show();
    const picker = document.querySelector('input[type=file]') as HTMLInputElement;
    const opened = vi.spyOn(picker, 'click').mockImplementation(noop);
    await user.click(area());
    fireEvent.keyDown(area(), { key: 'Enter' });
    expect(opened).not.toHaveBeenCalled();
    await user.click(button('Seleccionar Archivos'));
    expect(opened).toHaveBeenCalledOnce();
    expect(picker.multiple).toBe(true);
    expect(picker.accept).toBe('');
  });

  it('la lista se desplaza a partir de 240 px', async () => {
    await show();
    drop(file('uno.pdf'));
    const lista = screen.getByRole('list', { name: /Archivos seleccionados/ });
    expect([writtenStyle(lista, 'max-height'), writtenStyle(lista, 'overflow-y')]).toEqual(['240px', 'auto']);
  });

  it('la lista recibe el foco justo antes de lo suyo, para desplazarla con el teclado', async () => {
    const { user } = await show();
    drop(file('uno.pdf'));
    button('Quitar uno.pdf').focus();
    await user.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('list', { name: /Archivos seleccionados/ })).toHaveFocus());
  });

  describe('con el selector del sistema abierto', () => {
    beforeEach(
      () => void vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] }),
    );
    afterEach(() => void vi.useRealTimers());
    const abrirSelector = async () => {
      vi.useRealTimers();
      const shown = await show();
      await holdsFocus(() => screen.getByRole('dialog'));
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const picker = document.querySelector('input[type=file]') as HTMLInputElement;
      vi.spyOn(picker, 'click').mockImplementation(noop);
      fireEvent.click(button('Seleccionar Archivos'));
      return { ...shown, picker };
    };
    const pulsarEscape = () =>
      act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }));
    const esperar = (ms: number) => act(() => vi.advanceTimersByTime(ms));

    it.each([
      ['la ventana vuelve', () => fireEvent.focus(window)],
      ['el navegador dice que se canceló', (picker: HTMLElement) => fireEvent(picker, new Event('cancel'))],
    ])('lo que lo descarta no cierra el diálogo hasta 300 ms después de que %s', async (_caso, volver) => {
      const { onClose, picker } = await abrirSelector();
      await pulsarEscape();
      esperar(5_000);
      await pulsarEscape();
      act(() => void volver(picker));
      await pulsarEscape();
      esperar(299);
      await pulsarEscape();
      expect(onClose).not.toHaveBeenCalled();
      esperar(1);
      await pulsarEscape();
      expect(onClose).toHaveBeenCalledOnce();
    });

    it('al elegir algo, deja de esperar', async () => {
      const { onClose, picker } = await abrirSelector();
      fireEvent.change(picker, { target: { files: [file('uno.pdf')] } });
      expect(screen.getByText('Archivos seleccionados (1)')).toBeVisible();
      await pulsarEscape();
      expect(onClose).toHaveBeenCalledOnce();
    });
  });

  it('cada archivo se puede quitar', async () => {
    const { user } = await show();
    drop(file('uno.pdf'), file('dos.xlsx'));
    await user.click(button('Quitar uno.pdf'));
    expect(screen.getByText('Archivos seleccionados (1)')).toBeVisible();
    expect(button('Subir 1 archivo(s)')).toBeEnabled();
  });

  it('el que pasa del límite dice por qué, y no se sube', async () => {
    const { user, onUpload } = await show({ maxBytes: 5_000 });
    drop(file('grande.mp4', 5_001));
    expect(items()[0]).toContain('pesa 5.001 bytes; el máximo es 5.000 (4,88 KB)');
    expect(button('Subir 0 archivo(s)')).toBeDisabled();
    drop(file('justo.mp4', 5_000));
    await user.click(button('Subir 1 archivo(s)'));
    expect(vi.mocked(onUpload).mock.calls.map(([sent]) => sent.name)).toEqual(['justo.mp4']);
  });
});

describe('Subir Archivos: subir', () => {
  it('sube todos, varios a la vez, y se cierra al terminar', async () => {
    const ends: (() => void)[] = [];
    const onUploaded = vi.fn();
    const { user, onClose } = await show({
      onUploaded,
      onUpload: (_, onProgress) => {
        onProgress(0.42);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
    });
    drop(...['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`)));
    await user.click(button('Subir 4 archivo(s)'));
    expect(ends).toHaveLength(3);
    expect(button('Subiendo...')).toHaveAttribute('aria-busy', 'true');
    for (const name of ['Cancelar', 'Seleccionar Archivos', 'Quitar a.pdf'])
      expect(button(name)).toBeDisabled();
    expect(screen.getByRole('progressbar', { name: 'Subiendo b.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    drop(file('tarde.pdf'));
    await user.keyboard('{Escape}');
    expect(screen.getByText('Archivos seleccionados (4)')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => ends[0]?.());
    expect(items()[0]).toContain('Subido');
    expect(ends).toHaveLength(4);
    await act(async () => ends.forEach((end) => void end()));
    expect(onUploaded.mock.calls[0]?.[0]).toHaveLength(4);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('si algo falla solo lo registra, conserva la selección y al repetir no sube dos veces lo que llegó', async () => {
    const failure = new Error('sin red');
    let fails = true;
    const onUpload = vi.fn(async ({ name }: File) => {
      if (name === 'b.pdf' && fails) throw failure;
    });
    const { user, onClose, onLog } = await show({ onUpload });
    drop(file('a.pdf'), file('b.pdf'));
    await user.click(button('Subir 2 archivo(s)'));
    expect(onLog.mock.calls).toEqual([['Upload error', failure]]);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Archivos seleccionados (2)')).toBeVisible();
    await waitFor(() =>
      expect(items().map((item) => item?.includes('No se pudo subir'))).toEqual([false, true]),
    );
    fails = false;
    await user.click(await screen.findByRole('button', { name: 'Subir 1 archivo(s)' }));
    expect(onUpload.mock.calls.map(([sent]) => sent.name)).toEqual(['a.pdf', 'b.pdf', 'b.pdf']);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('cancelar vacía la lista y cierra', async () => {
    const { user, onClose, rerender, ...props } = await show();
    drop(file('a.pdf'));
    await user.click(button('Cancelar'));
    expect(onClose).toHaveBeenCalledOnce();
    const { onLog, onUpload } = props;
    rerender(<UploadDialog open={false} {...{ onClose, onLog, onUpload }} />);
    rerender(<UploadDialog open {...{ onClose, onLog, onUpload }} />);
    expect(await screen.findByText('Arrastra archivos aquí')).toBeVisible();
    expect(items()).toEqual([]);
  });
});
