import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPreview } from '../stories/MailPreview';
import { SAMPLE_LAYOUT, SAMPLE_LAYOUT_EN } from '../stories/sample-mail';
import { PrizeMail, type PrizeMailProps } from './PrizeMail';

const meta: Meta<PrizeMailProps> = {
  title: 'Mails/PrizeMail',
  component: PrizeMail,
  render: (props) => <MailPreview title={props.title} mail={<PrizeMail {...props} />} />,
  args: {
    ...SAMPLE_LAYOUT,
    title: 'ご当選おめでとうございます',
    preview: '植え替えセット(鉢・土・はさみ)',
    reason: 'コモレノ STOREのメールマガジンにご登録いただいた方へお送りしています。',
    stop: { label: '配信を停止する', url: 'https://shop.example/stop' },
    lead: '「春の植え替えキャンペーン」の抽選で、賞品をお届けする方に選ばれました。',
    prizeLabel: '賞品',
    prize: '植え替えセット(鉢・土・はさみ)',
    next: 'お届け先を2026年4月28日までにお知らせください。期限を過ぎると、ご当選は無効になります。',
    contact: { label: 'お届け先を知らせる', url: 'https://shop.example/inquiry' },
  },
};
/** The texts of `messages/en.json`. */
const ENGLISH: Partial<PrizeMailProps> = {
  ...SAMPLE_LAYOUT_EN,
  title: 'Congratulations, you have won',
  preview: 'A repotting set: pot, soil and scissors',
  reason:
    'You get this because this address was registered for the KOMORENO STORE mail magazine. If that was not you, there is nothing you need to do.',
  stop: { label: 'Unsubscribe', url: 'https://shop.example/stop' },
  lead: 'You were drawn as a winner of “Repotting in spring”.',
  prizeLabel: 'Your prize',
  prize: 'A repotting set: pot, soil and scissors',
  next: 'Please tell us where to send it by 28 April 2026. After that the prize lapses.',
  contact: { label: 'Tell us your address', url: 'https://shop.example/inquiry' },
};

export default meta;

type Story = StoryObj<PrizeMailProps>;

export const Won: Story = {};
export const Dark: Story = {
  render: (props) => <MailPreview title={props.title} mail={<PrizeMail {...props} />} isDark />,
};
export const English: Story = { args: ENGLISH };
export const EnglishDark: Story = { ...Dark, args: ENGLISH };
