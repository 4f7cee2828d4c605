import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shrinkPhoto } from '@/ui/shared/shrink-photo';

/** What is done on the canvas, in order. There is nothing to draw with here. */
let done: string[];
let canvases: HTMLCanvasElement[];

const brushOf = (canvas: HTMLCanvasElement) => {
  canvases.push(canvas);
  return {
    fillStyle: '#000000',
    fillRect(this: { fillStyle: string }, x: number, y: number, width: number, height: number) {
      done.push(`${this.fillStyle} over ${x},${y} ${width}x${height}`);
    },
    drawImage: () => done.push('photo'),
  };
};

beforeEach(() => {
  done = [];
  canvases = [];
  vi.stubGlobal('createImageBitmap', async () => ({
    width: 4800,
    height: 3600,
    close: () => done.push('closed'),
  }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return brushOf(this) as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((ready) =>
    ready(new Blob(['drawn'], { type: 'image/jpeg' })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const scan = () => new File(['scan'], 'Contrato.png', { type: 'image/png' });

describe('shrinkPhoto', () => {
  it('draws on white: what is transparent in a scan would be black, and its letters would not be seen', async () => {
    expect((await shrinkPhoto(scan())).name).toBe('Contrato.jpg');
    expect(done).toEqual(['#ffffff over 0,0 2400x1800', 'photo', 'closed']);
  });

  it('leaves the photo as it is where there is nothing to draw with: what came out would be blank', async () => {
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
    const chosen = scan();
    expect(await shrinkPhoto(chosen)).toBe(chosen);
    expect(done).toEqual(['closed']);
  });

  it('gives back the room of each drawing: a phone has it for few of them', async () => {
    await shrinkPhoto(scan());
    expect(canvases.map(({ width, height }) => [width, height])).toEqual([[0, 0]]);
  });
});
