import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import type { Id } from '@/domain/shared/id';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import { LIMITE_MAXIMO } from '@/domain/shared/pagina';
import type { Entrada, Rechazo } from '@/domain/sin-red/cola';
import { abonoConSobrante, abonoEn, valorDelAbono } from '@/domain/sin-red/conflicto';
import { claveDe } from '@/ui/panel/comun/datos/clave-de';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';

export interface SalidaProps {
  entrada: Entrada;
  rechazo: Rechazo;
  corregir: (orden: OrdenEscrita) => Promise<void>;
}

const CON_SALDO = ['PENDIENTE', 'CON_ABONO'] as const;

/** What the fee owes now, and what else its participante owes. */
const consultaDeuda = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'de-un-conflicto', String(id)],
    staleTime: 0,
    queryFn: async () => {
      const puerto = await servicios.lecturas.mensualidades();
      const suya = await puerto.obtener(id);
      if (!suya) return { suya: null, otras: [] };
      const { participante_id } = suya;
      const paginas = await Promise.all(
        CON_SALDO.map((estado) =>
          puerto.buscar({ participante_id, estado, pagina: 1, limite: LIMITE_MAXIMO }),
        ),
      );
      const otras = paginas
        .flatMap(({ datos }) => datos)
        .filter((una) => una.saldo > 0 && String(una.id) !== String(id));
      return { suya, otras: otras as readonly MensualidadEnLista[] };
    },
  });

/** Of money that was received and the fee no longer owes: what it owes still, in favour the rest; or another fee. */
export function SalidaDePago({ entrada, corregir }: SalidaProps) {
  const { servicios } = usePanel();
  const { orden } = entrada;
  const valor = valorDelAbono(orden);
  const [mensualidad] = orden.argumentos;
  const { data, isPending } = useQuery({
    ...consultaDeuda(servicios, mensualidad as Id),
    enabled: valor !== null,
  });
  if (valor === null) return <p>Descártelo y registre el pago otra vez con lo que debe ahora.</p>;
  if (isPending) return <p>Mirando lo que debe ahora...</p>;
  const saldo = data?.suya?.saldo ?? 0;
  const otras = data?.otras ?? [];
  if (saldo === 0 && otras.length === 0)
    return <p>Ya no debe nada: cuando tenga otra mensualidad puede intentarlo otra vez, o descartarlo.</p>;
  return (
    <>
      {saldo > 0 ? (
        <Button size="sm" variant="solid" onClick={() => void corregir(abonoConSobrante(orden, saldo))}>
          {valor > saldo
            ? `Pagar ${formatearPesos(saldo)} y dejar ${formatearPesos(valor - saldo)} a favor`
            : `Registrar ${formatearPesos(valor)}`}
        </Button>
      ) : null}
      {otras.map((otra) => (
        <Button key={otra.id} size="sm" onClick={() => void corregir(abonoEn(orden, otra))}>
          {`Registrarlo en ${nombreDeCobro(otra)} (debe ${formatearPesos(otra.saldo)})`}
        </Button>
      ))}
    </>
  );
}
