import type { Campo } from '@/domain/shared/campos/campo';
import { enPalabras } from '@/domain/shared/campos/en-palabras';
import type { DetailItem } from '@/ui/shared/detail-list';

type LineasDeCamposProps<C extends string> = {
  campos: Readonly<Record<C, Campo>>;
  lugares: readonly (readonly [NoInfer<C>, ...NoInfer<C>[]])[];
  registro: Readonly<Record<NoInfer<C>, unknown>>;
  /** What is said of a field in another way than its value in words, or together with the others of its row. */
  propias: Readonly<Partial<Record<NoInfer<C>, Partial<DetailItem>>>>;
};

/** Some fields of a record as its card tells them: one line for each row, named after the first of it. */
export const lineasDeCampos = <C extends string>({
  campos,
  lugares,
  registro,
  propias,
}: LineasDeCamposProps<C>): DetailItem[] =>
  lugares.map(([nombre]) => {
    const campo = campos[nombre];
    const valor = registro[nombre];
    return {
      label: campo.etiqueta,
      value: valor === null || valor === '' ? null : enPalabras(campo, valor),
      ...(campo.tipo === 'parrafo' && { fullWidth: true }),
      ...propias[nombre],
    };
  });
