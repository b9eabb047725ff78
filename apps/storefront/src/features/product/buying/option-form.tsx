import { type CSSProperties, useId } from 'react'
import type { Option } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { colorHex, isWhiteSwatch } from '../../product-cards/color-codes.ts'
import type { Choices } from '../choices.ts'
import styles from './option-form.module.css'

/** A row for each option, each a group of radios: labels or colour swatches. `missing` are those to complain about. */
export function OptionForm({
  options,
  choices,
  backorder,
  missing,
  onChoose,
}: {
  options: Option[]
  choices: Choices
  /** Values without stock may be chosen all the same. */
  backorder: boolean
  missing: Option[]
  onChoose: (optionId: number, valueId: number) => void
}) {
  const text = useText()
  const form = useId()
  return options.map((option) => {
    const isMissing = missing.includes(option)
    const chosen = option.values.find((value) => value.id === choices[option.id])
    const errorId = `${form}-${option.id}-error`
    return (
      <fieldset
        key={option.id}
        className={styles.option}
        data-missing={isMissing || undefined}
        aria-describedby={isMissing ? errorId : undefined}
      >
        <legend lang={option.lang}>
          {option.name}
          <span className={styles.chosen} lang={chosen?.lang}>
            {chosen?.name}
          </span>
        </legend>
        <div className={styles.values}>
          {option.values.map((value) => {
            const isGone = value.stock <= 0 && !backorder
            const name = isGone ? text('PRODUCT_OPTION_SOLD_OUT', { name: value.name }) : value.name
            return (
              <label key={value.id} className={styles[option.kind]} title={name}>
                <input
                  type="radio"
                  name={`${form}-${option.id}`}
                  value={value.id}
                  checked={choices[option.id] === value.id}
                  disabled={isGone}
                  aria-label={name}
                  aria-invalid={isMissing || undefined}
                  onChange={() => onChoose(option.id, value.id)}
                />
                {option.kind === 'color' ? (
                  <Swatch code={value.color} />
                ) : (
                  <span lang={value.lang}>{value.name}</span>
                )}
              </label>
            )
          })}
        </div>
        <p className={styles.error} id={errorId} role="alert">
          {isMissing && (
            <>
              <Icon name="alert" size={16} />
              {text('PRODUCT_OPTION_REQUIRED', { name: option.name.toLowerCase() })}
            </>
          )}
        </p>
      </fieldset>
    )
  })
}

function Swatch({ code }: { code: string | null }) {
  const hex = colorHex(code ?? '')
  return (
    <span
      className={styles.swatch}
      data-white={isWhiteSwatch(hex) || undefined}
      style={{ '--swatch': hex } as CSSProperties}
    >
      <Icon name="check" size={18} />
    </span>
  )
}
