import { type ReactNode, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { FoldingGroup } from '@/ui/shared/folding-group';

type GrupoPlegableProps = {
  titulo: string;
  /** The fields inside, by their names in the form. */
  campos: readonly string[];
  /** Open from the start. */
  abierto: boolean;
  children: ReactNode;
};

const enRuta = (objeto: unknown, ruta: string): unknown =>
  ruta
    .split('.')
    .reduce<unknown>((nivel, parte) => (nivel as Record<string, unknown> | undefined)?.[parte], objeto);

const escritos = (valores: readonly unknown[]): number =>
  valores.filter((valor) => valor !== '' && valor !== undefined && valor !== null && valor !== false).length;

/** Fields that most do not need; it opens by itself on one that stops the form, and closed says how many are written. */
export function GrupoPlegable({ titulo, campos, abierto, children }: GrupoPlegableProps) {
  const [elegido, setElegido] = useState(abierto);
  const { errors } = useFormState();
  const conError = campos.some((campo) => enRuta(errors, campo) !== undefined);
  // And it stays so: mending the field must not close it under the hands.
  if (conError && !elegido) setElegido(true);
  const cuantos = escritos(useWatch({ name: campos as string[] }));
  return (
    <FoldingGroup
      title={titulo}
      open={elegido}
      onOpenChange={setElegido}
      hint={cuantos === 0 ? null : cuantos === 1 ? '1 dato' : `${cuantos} datos`}
    >
      {children}
    </FoldingGroup>
  );
}
