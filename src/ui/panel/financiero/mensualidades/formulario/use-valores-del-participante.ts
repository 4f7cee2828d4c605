import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { type PathValue, useFormContext, useWatch } from 'react-hook-form';
import { esPagador } from '@/domain/acudientes/quien-paga';
import { descuentoPorBeca } from '@/domain/mensualidades/beca';
import { vencimientoDe } from '@/domain/mensualidades/reglas-mensualidad';
import { esPeriodo } from '@/domain/shared/fechas';
import { ordenarPor } from '@/domain/shared/orden';
import { consultaCobroPorDefecto } from '@/ui/panel/comun/datos/cobro-por-defecto.queries';
import { idCampo } from '@/ui/panel/comun/formulario/id-campo';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaAcudientesDe } from '@/ui/panel/comun/participantes/acudientes-de.queries';
import { consultaCobroDe } from '../../cobro.queries';
import type { ValoresMensualidad } from './valores-mensualidad';

/** What the person chosen is usually charged, when, and who pays it. */
const useDatosDeCobro = (nueva: boolean, participante: ValoresMensualidad['participante_id']) => {
  const { servicios } = usePanel();
  const elegido = nueva && participante !== '';
  const { data: persona } = useQuery({ ...consultaCobroDe(servicios, participante), enabled: elegido });
  const { data: familia } = useQuery({ ...consultaAcudientesDe(servicios, participante), enabled: elegido });
  const { data: porDefecto } = useQuery({ ...consultaCobroPorDefecto(servicios), enabled: elegido });
  return { persona, familia, porDefecto };
};

/** Once it is known who is charged, proposes all of it; what was typed stays, and where somebody is typing nothing appears. */
export const useValoresDelParticipante = (nueva: boolean) => {
  const { setValue, getValues } = useFormContext<ValoresMensualidad>();
  const [participante, concepto, periodo] = useWatch<
    ValoresMensualidad,
    ['participante_id', 'concepto', 'periodo']
  >({ name: ['participante_id', 'concepto', 'periodo'] });
  const { persona, familia, porDefecto } = useDatosDeCobro(nueva, participante);

  /** What is no longer what was proposed was typed, or chosen. */
  const propuestos = useRef<Partial<ValoresMensualidad>>({});
  const [salidas, contarSalida] = useReducer((veces: number) => veces + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left for later is proposed on leaving the field.
  useEffect(() => {
    const proponer = <C extends keyof ValoresMensualidad>(campo: C, valor: ValoresMensualidad[C]) => {
      const actual = getValues(campo);
      // What a recovered draft brings, and is what would be proposed, was proposed before.
      const propuesto = actual === (propuestos.current[campo] ?? '') || String(actual) === String(valor);
      if (!propuesto) return;
      if (document.activeElement?.id === idCampo(campo)) {
        // On the document: what the field does with what was typed comes first.
        document.addEventListener('focusout', contarSalida, { once: true });
        return;
      }
      propuestos.current[campo] = valor;
      setValue(campo, valor as PathValue<ValoresMensualidad, C>);
    };
    if (!persona || !porDefecto) return;
    if (concepto === 'MENSUALIDAD') {
      const valor = persona.valor_mensualidad ?? porDefecto.valor ?? 0;
      proponer('valor', valor || '');
      proponer('descuento', descuentoPorBeca(valor, persona.beca_porcentaje) || '');
    }
    if (esPeriodo(periodo)) proponer('fecha_vencimiento', vencimientoDe(periodo, persona, porDefecto));
    if (familia) {
      const [paga] = ordenarPor(familia.filter(esPagador), ({ id }) => id, false);
      proponer('id_acudiente', paga?.id ?? '');
    }
  }, [persona, familia, porDefecto, concepto, periodo, salidas, setValue, getValues]);

  /** For when somebody else is chosen: who pays for one person pays for nobody else, however they were chosen. */
  const olvidarPagador = () => {
    propuestos.current.id_acudiente = '';
    setValue('id_acudiente', '');
  };
  return { olvidarPagador };
};
