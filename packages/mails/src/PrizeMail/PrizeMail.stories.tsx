import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPreview } from '../stories/MailPreview';
import { SAMPLE_LAYOUT } from '../stories/sample-mail';
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
export default meta;

type Story = StoryObj<PrizeMailProps>;

export const Won: Story = {};
export const Dark: Story = {
  render: (props) => <MailPreview title={props.title} mail={<PrizeMail {...props} />} isDark />,
};
