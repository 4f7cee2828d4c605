import { formatearFecha, formatearInstante } from '@/domain/shared/fechas';
import { Button } from '@/ui/shared/button';
import { Notice } from '@/ui/shared/notice';
import { useBorrador } from './use-borrador';
import type { Vista } from './vista';

const horaDe = (ms: number): string => formatearInstante(new Date(ms).toISOString()).split(', ')[1] ?? '';

type AvisoBorradorProps = {
  /** Names the form and what it is about, `participante:7`: each form has its own. */
  nombre: string;
  vista?: Vista;
  /** It was sent, and nobody knows how it ended: that is said, and not that it was not saved. */
  enDuda?: boolean;
};

/** Keeps what is typed in the form around it, and says so when it brings it back. */
export function AvisoBorrador({ nombre, vista, enDuda = false }: AvisoBorradorProps) {
  const { recuperado, descartar } = useBorrador(nombre, vista);
  if (!recuperado || enDuda) return null;
  // Thrown away to write something else here, that would be stored in its place, and it would be lost.
  if (recuperado.corrige)
    return (
      <Notice
        role="status"
        title="Esto corrige lo que espera en «Por enviar»: al guardarlo queda en su lugar"
      >
        Para registrar otra cosa, cierre este formulario y ábralo de nuevo.
      </Notice>
    );
  return (
    <Notice
      role="status"
      title={`Recuperamos lo que escribió a las ${horaDe(recuperado.guardadoEn)} y no alcanzó a guardar`}
      action={
        <Button
          size="sm"
          onClick={({ currentTarget }) => {
            // This button goes away with the notice: the reading goes on from the first field.
            currentTarget
              .closest('form,section')
              ?.querySelector<HTMLElement>('input, select, textarea')
              ?.focus();
            descartar();
          }}
        >
          Descartar
        </Button>
      }
    >
      {recuperado.deOtroDia ? (
        <p>{`Sigue con la fecha del día en que lo escribió, ${formatearFecha(recuperado.deOtroDia)}. Cámbiela si fue hoy.`}</p>
      ) : null}
      {recuperado.hayOtraVersion
        ? 'Después de esa hora este registro cambió. Al guardar, usted verá las dos versiones.'
        : null}
    </Notice>
  );
}
